// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { newUser } from '#domain/account/user';
import type { Report } from '#domain/contract/scan';
import type { Finding } from '#domain/scan/finding';
import { clone } from '../design/fixtures.ts';
import { AlsoMine } from './AlsoMine.tsx';

const server = vi.hoisted(() => ({ asked: [] as unknown[] }));
vi.mock('../../lib/api/rest.ts', () => ({
  call: async (_group: string, _entry: object, asked: object) => server.asked.push(asked),
}));
vi.mock(import('../account/api.ts'), async (original) => ({
  ...(await original()),
  useUpdateUser: () => ({ mutateAsync: async (change: object) => server.asked.push(change) }) as never,
}));
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u1', email: '' }) }));

const user = {
  ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-20T10:00:00.000Z'),
  socialMediaAccounts: [{ platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya-hollimund' }],
};
const finding = (handle: string, over: Partial<Finding> = {}): Finding => ({
  ...clone,
  id: handle,
  theirs: { ...clone.theirs, handle },
  ...over,
});
const likely = finding('maya-ho1limund');
const possible = finding('maya-h', { verdict: 'possible clone' });
const reportOf = (...findings: Finding[]) => ({ findings }) as unknown as Report;

let draw: (report: Report) => void;
let begun: number;
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {})); // no configuration, no pictures
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  HTMLDialogElement.prototype.showModal ??= () => {};
  begun = 0;
  server.asked = [];
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = rootForTest(box);
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  draw = (report) =>
    act(() =>
      root.render(
        <MemoryRouter>
          <QueryClientProvider client={queries}>
            <AlsoMine
              user={user}
              report={report}
              onBegin={() => (begun += 1)}
              onDone={() => {}}
              onNone={() => {}}
            />
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    );
});
const rows = () => [...document.querySelectorAll('label.check .handle')].map((one) => one.textContent);
const box = (handle: string) =>
  [...document.querySelectorAll<HTMLElement>('label.check')]
    .find((label) => label.querySelector('.handle')?.textContent === handle)!
    .querySelector('input')!;
const press = (words: string) =>
  act(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click(),
  );

test('the list stands still while a search goes on; what it found comes when asked for, at the end', () => {
  draw(reportOf(possible));
  const before = rows();
  expect(before[0]).toBe('maya-h');
  act(() => box('maya-h').click());
  expect(begun).toBe(1);
  draw(reportOf(likely, possible));
  expect(rows()).toEqual(before);
  expect(box('maya-h').checked).toBe(true);
  press('Show 1 more');
  expect(rows()).toEqual([...before, 'maya-ho1limund']);
});

test('a handle on the list that the scan finds free meanwhile stays, and says that nobody had it', () => {
  draw(reportOf(possible));
  const row = () => box('maya-hollimund').closest('label')!.parentElement!.textContent;
  expect(row()).toContain('We haven’t checked that the account exists');
  const free = [{ handle: 'maya-hollimund', like: 'maya-hollimund' }];
  draw({ ...reportOf(possible), scan: { sources: [{ platform: 'LINKEDIN', free }] } } as unknown as Report);
  expect(row()).toContain('Your handle there. Nobody had it when we checked.');
  expect(row()).not.toContain('We haven’t checked');
  // Nobody had it: there is nothing to say yes to.
  expect(box('maya-hollimund').disabled).toBe(true);
});

test('what the person gave us is told apart from what a scan found', () => {
  const given = finding('hildarosewater', { verdict: 'possible clone' });
  draw(reportOf(possible, { ...given, theirs: { ...given.theirs, seenIn: 'report' } }));
  const said = (handle: string) => box(handle).closest('label')!.parentElement!.textContent;
  expect(said('maya-h')).toContain('Found by our scan');
  expect(said('hildarosewater')).toContain('Added by you');
  expect(said('hildarosewater')).not.toContain('Found by our scan');
});

test('a likely clone is not taken by one tick: it says why, and takes a second answer', () => {
  draw(reportOf(likely));
  act(() => box('maya-ho1limund').click());
  expect(box('maya-ho1limund').checked).toBe(false);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.textContent).toContain('Is this account really yours?');
  expect(dialog.textContent).toContain('Same name.');
  press('No, it’s not mine');
  expect([document.querySelector('dialog'), box('maya-ho1limund').checked]).toEqual([null, false]);
  act(() => box('maya-ho1limund').click());
  press('Yes, I opened this account');
  expect(box('maya-ho1limund').checked).toBe(true);
});

test('each shows its picture, how its handle differs, and a link', () => {
  draw(reportOf(likely, possible));
  const row = box('maya-ho1limund').closest('label')!.parentElement!;
  expect(row.querySelector('.portrait')).not.toBeNull();
  expect(row.querySelector('figure')?.textContent).toContain('Digit 1 in place of l');
  expect(row.querySelector('a')?.textContent).toBe('Open the account maya-ho1limund on GitHub');
});

test('the list is written first: what a scan found joins it as it stands then', async () => {
  draw(reportOf(possible));
  act(() => box('maya-h').click());
  act(() => document.querySelectorAll<HTMLElement>('label.check input')[1]!.click());
  await act(async () => press('These 2 are mine'));
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  expect(server.asked).toEqual([
    {
      socialMediaAccounts: [
        { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' },
        { platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/maya-hollimund' },
      ],
    },
    { findingId: 'maya-h', decision: 'MINE', seenAs: 'OPEN' },
  ]);
});
