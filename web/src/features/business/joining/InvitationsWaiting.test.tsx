// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rootForTest } from '../../../ui/draw-for-test.tsx';
import { InvitationsWaiting } from './InvitationsWaiting.tsx';

const at = vi.hoisted(() => ({ invitations: [] as object[], given: [] as unknown[], user: {}, refuse: '' }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: (_group: string, { path }: { path: string }, request: unknown) => {
    if (path.endsWith('get-invitations')) return Promise.resolve({ invitations: at.invitations });
    at.given.push(request);
    if (at.refuse) return Promise.reject(new Error(at.refuse));
    at.invitations = [];
    return Promise.resolve({ state: 'JOINED' });
  },
}));
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'tom', email: '' }) }));
vi.mock('../../account/api.ts', () => ({ useUser: () => ({ isSuccess: true, data: at.user }) }));

const invitation = {
  ...{ businessId: 'b 1', userEmailAddress: 'tom@harbourlane.example', business: 'Harbour Lane' },
  ...{ invitedBy: 'Ada', role: 'MANAGER', invitedUntil: '2026-12-01T00:00:00.000Z' },
};

/** Its parts come as files of their own, which take their time on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, 10_000);

async function open(entry: string | { pathname: string; state: object }): Promise<HTMLElement> {
  Object.assign(at, { invitations: [invitation], given: [], refuse: '' });
  const box = document.createElement('div');
  rootForTest(box).render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[entry]}>
        <InvitationsWaiting />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await until(() => expect(box.querySelector('button')).not.toBeNull());
  return box;
}
const press = async (box: HTMLElement, words: string) => {
  const button = [...box.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(words),
  )!;
  button.click();
  await until(() => expect(box.querySelector('button')).toBeNull());
};

/** What can't be brought back is asked about first. */
async function yesTo(box: HTMLElement, words: string) {
  const of = (part: ParentNode) =>
    [...part.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
  of(box).click();
  await until(() => expect(box.querySelector('dialog')).not.toBeNull());
  const dialog = box.querySelector('dialog')!;
  expect(at.given).toEqual([]);
  expect(dialog.textContent).toContain('Decline the invitation to tom@harbourlane.example?');
  of(dialog).click();
  await until(() => expect(at.given).toMatchObject([{ businessId: 'b 1', answer: 'decline' }]));
}

test('whoever has joined a business is led to it', async () => {
  const box = await open('/onboarding');
  await press(box, 'Join');
  expect(at.given).toMatchObject([{ businessId: 'b 1', answer: 'accept' }]);
  await until(() => expect(box.querySelector('a')).not.toBeNull());
  expect(box.textContent).toBe('You’re now a manager of Harbour Lane. Open Harbour Lane');
  expect(box.querySelector('a')!.getAttribute('href')).toBe('/business-dashboard?businessId=b%201');
});

test.each([
  ['/onboarding', 'Decline'],
  ['/business-dashboard?businessId=b%201', 'Join'],
])('on %s, after %s, there is nowhere to be led', async (entry, words) => {
  const box = await open(entry);
  if (words === 'Decline') await yesTo(box, words);
  else await press(box, words);
  await until(() => expect(box.textContent).toBe(''));
});

test('an answer that did not get through is said beside the buttons, which stay', async () => {
  const box = await open('/onboarding');
  at.refuse = 'The network didn’t answer.';
  box.querySelector('button')!.click();
  await until(() => expect(box.querySelector('[role=alert]')?.textContent).toBe(at.refuse));
  expect(box.querySelectorAll('button')).toHaveLength(2);
});

const from = (invited: string) => ({ pathname: '/business-dashboard', state: { invited } });
const elsewhere =
  'The invitation was sent to dan@harbourlane.example. You’re signed in as tom@harbourlane.example. To join, add that address to your account, or sign out and use the link again.';

test('whoever comes from the link of an invitation to another address is told which, and what to do', async () => {
  const emails = [{ emailAddress: 'dan@harbourlane.example' }];
  at.user = { accountEmail: 'tom@harbourlane.example', emails };
  const box = await open(from('dan@harbourlane.example'));
  await until(() => expect(box.querySelector('[role=status]')?.textContent).toBe(elsewhere));
  expect(box.querySelector('[role=status] a')!.getAttribute('href')).toBe('/settings/emails');
});

test.each([['Dan@HarbourLane.example'], ['tom@harbourlane.example']])(
  'and not when the invitation was sent to an address of theirs (%s)',
  async (invited) => {
    const emails = [{ emailAddress: 'dan@harbourlane.example', verifiedAt: '2026-11-01T00:00:00.000Z' }];
    at.user = { accountEmail: 'tom@harbourlane.example', emails };
    const box = await open(from(invited));
    expect(box.textContent).not.toContain('You’re signed in as');
  },
);
