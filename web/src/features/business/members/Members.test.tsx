// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Business } from '#domain/business/business';
import type { BusinessRole } from '#domain/business/role';
import type { Member } from '#domain/contract/business';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { Members } from './Members.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);

const at = '2026-11-20T12:00:00.000Z';
const business: Business = { id: 'b1', name: 'Ferrow Bay', adminId: 'ada', createdAt: at, updatedAt: at };
const member = (name: string, role: BusinessRole, part: Partial<Member> = {}): Member => ({
  ...{ userEmailAddress: `${name.toLowerCase()}@ferrowbay.example`, name, role, state: 'JOINED' },
  ...{ owner: false, you: false, since: at, ...part },
});

/** What the server has; each answer is new, as over the wire. */
let members: Member[];
let refuse: string | undefined;
beforeEach(() => {
  refuse = undefined;
  members = [
    member('Ada', 'ADMIN', { owner: true, you: true }),
    member('Clare', 'ADMIN'),
    member('Tom', 'MANAGER'),
    member('Fay', 'MEMBER'),
    member('Jude', 'MEMBER'),
    member('Nina', 'MEMBER', { state: 'INVITED', name: undefined }),
  ];
  wire.call.mockReset().mockImplementation((_group, _endpoint, request: Partial<Member>) => {
    if (!request.role) return Promise.resolve({ members: members.map((one) => ({ ...one })) });
    if (refuse) return Promise.reject(new Error(refuse));
    members.find(({ userEmailAddress }) => userEmailAddress === request.userEmailAddress)!.role =
      request.role;
    return Promise.resolve({ role: request.role });
  });
});

const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    check();
  });

async function open(seen = 'select') {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Members business={business} role="ADMIN" owns />
      <Toasts />
    </QueryClientProvider>,
  );
  // What the test before told is still told.
  box.querySelectorAll<HTMLElement>('[aria-label=Dismiss]').forEach((one) => act(() => one.click()));
  await eventually(() => expect(box.querySelector(seen)).not.toBeNull());
  const field = (name: string) =>
    box.querySelector<HTMLSelectElement>(`[id="role-${name.toLowerCase()}@ferrowbay.example"]`)!;
  return {
    box,
    click,
    field,
    rows: () =>
      [...box.querySelectorAll('details > ul, div > ul')].map((list) =>
        [...list.querySelectorAll('strong')].map(({ textContent }) => textContent),
      ),
    /** As an arrow key on the field does. */
    choose: async (name: string, role: BusinessRole) => {
      const select = field(name);
      select.focus();
      await act(async () => {
        select.value = role;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    says: (words: string) => eventually(() => expect(box.textContent).toContain(words)),
  };
}

test('a role that is changed leaves the row, the fold and the focus where they are', async () => {
  const { rows, choose, field, says } = await open();
  const before = rows();
  expect(before).toEqual([['Ada', 'Clare'], ['Tom', 'Fay', 'Jude'], ['nina@ferrowbay.example']]);
  const select = field('Jude');
  await choose('Jude', 'ADMIN');
  await says('Jude is now an admin.');
  await eventually(() => expect(field('Jude').value).toBe('ADMIN'));
  expect(rows()).toEqual(before);
  expect(document.activeElement).toBe(select);
});

test('who has come or gone puts the list in order again', async () => {
  const { rows, choose, says } = await open();
  await choose('Jude', 'ADMIN');
  await says('Jude is now an admin.');
  members = members.filter(({ name }) => name !== 'Fay');
  await choose('Tom', 'MEMBER');
  await says('Tom is now a member.');
  await eventually(() =>
    expect(rows()).toEqual([['Ada', 'Clare'], ['Jude', 'Tom'], ['nina@ferrowbay.example']]),
  );
});

test('a changed role is taken back, and a refusal is said', async () => {
  const { choose, click, says, field, box } = await open();
  await choose('Jude', 'MANAGER');
  await says('Jude is now a manager.');
  click('Undo');
  await says('Jude is now a member.');
  await eventually(() => expect(field('Jude').value).toBe('MEMBER'));
  expect(box.textContent).not.toContain('Jude is now a manager.');
  await choose('Jude', 'ADMIN');
  await says('Jude is now an admin.');
  refuse = 'That seat was changed meanwhile.';
  click('Undo');
  await says('That seat was changed meanwhile.');
});

test('an invitation says what it invites as', async () => {
  const { choose, says } = await open();
  await choose('Nina', 'MANAGER');
  await says('nina@ferrowbay.example is now invited as a manager.');
});

test('from an empty list the form of invitations is a link away', async () => {
  members.length = 1;
  const { box } = await open('p a');
  expect(box.textContent).toContain('Nobody else yet. Invite someone, and they’ll appear here.');
  expect(box.querySelector('p a')?.getAttribute('href')).toBe('/business-dashboard?businessId=b1#invite');
});

const tokens = 'Any API tokens they made keep working until an admin revokes them under Alerts.';

test('that tokens outlast their maker is said where an admin is removed, and of nobody else', async () => {
  const { click } = await open();
  const question = () => document.querySelector('[role=dialog], dialog')!;
  click('Remove Clare');
  expect(question().textContent).toContain(tokens);
  act(() => [...question().querySelectorAll('button')].find((one) => one.textContent === 'Keep')!.click());
  click('Remove Fay');
  expect(question().textContent).not.toContain('tokens');
});

test('what becomes of what somebody shared and moved is said before they are removed', async () => {
  const { click } = await open();
  click('Remove Fay');
  expect(document.querySelector('[role=dialog], dialog')!.textContent).toContain(
    'findings they shared are no longer shared with it. Cases they moved here stay.',
  );
});

test('that tokens stay is said where an admin becomes something else', async () => {
  const { choose, says, box } = await open();
  await choose('Tom', 'MEMBER');
  await says('Tom is now a member.');
  expect(box.textContent).not.toContain('tokens');
  await choose('Clare', 'MEMBER');
  await says(`Clare is now a member. ${tokens}`);
});

test('who sends an invitation again whose email fails reads that the link before is dead', async () => {
  const { click, says } = await open();
  wire.call.mockResolvedValueOnce({ mailed: false });
  click('Send again nina@ferrowbay.example');
  await says('the email couldn’t be sent, and the link sent before no longer works. Please try again later.');
});

test('a list that is walked with the arrow keys keeps what was chosen last, however long the first takes', async () => {
  const { choose, field, says } = await open();
  let first: (() => void) | undefined;
  const answers = wire.call.getMockImplementation()!;
  wire.call.mockImplementation(async (...asked: Parameters<typeof answers>) => {
    const { role } = asked[2] as Partial<Member>;
    if (role && !first) await new Promise<void>((done) => (first = done));
    return answers(...asked) as unknown;
  });
  await choose('Jude', 'MANAGER');
  expect(field('Jude').value).toBe('MANAGER');
  await choose('Jude', 'ADMIN');
  expect(field('Jude').value).toBe('ADMIN');
  await act(async () => first!());
  await says('Jude is now an admin.');
  await eventually(() => expect(members.find(({ name }) => name === 'Jude')!.role).toBe('ADMIN'));
  expect(field('Jude').value).toBe('ADMIN');
});
