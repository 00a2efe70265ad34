// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BusinessRole } from '#domain/business/role';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { InviteList } from './InviteList.tsx';

const server = vi.hoisted(() => ({ members: [] as object[], usedSeats: 13 }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ ...server, totalAvailableSeats: 15 }) }));

afterEach(() => sessionStorage.clear());

const typeInto = (list: HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(list, text);
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });

test.each<[string, object]>([
  ['free seats', {}],
  [
    'free seats and expired invitations, which give way',
    {
      members: [{ userEmailAddress: 'old@ferrowbay.example', state: 'EXPIRED', role: 'MEMBER' }],
      usedSeats: 14,
    },
  ],
])('a list with more addresses than %s says so before it is sent', async (_, seats) => {
  Object.assign(server, seats);
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <InviteList businessId="b" role="ADMIN" />
    </QueryClientProvider>,
  );
  const list = box.querySelector('textarea')!;
  const type = (text: string) => typeInto(list, text);
  await type('a@ferrowbay.example\nb@ferrowbay.example');
  await vi.waitFor(() => expect(box.textContent).toContain('Send 2 invitations'));
  expect(box.textContent).not.toContain('are free');
  await type('a@ferrowbay.example\nb@ferrowbay.example\nc@ferrowbay.example');
  await vi.waitFor(() =>
    expect(box.textContent).toContain(
      '3 are ready, but only 2 seats are free: only the first 2 can be sent.',
    ),
  );
  expect(box.textContent).toContain('Send 2 invitations');
});

const drawn = (role: BusinessRole) => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <InviteList businessId="b" role={role} />
    </QueryClientProvider>,
  );
  const list = box.querySelector('textarea')!;
  return { box, click, type: (text: string) => typeInto(list, text) };
};

test('whose invitation has expired can be invited again; whoever has a seat, or an open one, can’t', async () => {
  const members = ['JOINED', 'INVITED', 'EXPIRED'].map((state) => ({
    ...{ userEmailAddress: `${state.toLowerCase()}@ferrowbay.example`, state, role: 'MEMBER' },
  }));
  Object.assign(server, { members, usedSeats: 3 });
  const { box, type } = drawn('ADMIN');
  await type('joined@ferrowbay.example\ninvited@ferrowbay.example\nexpired@ferrowbay.example');
  await vi.waitFor(() => expect(box.textContent).toContain('Send 1 invitation'));
  expect(box.textContent.split('This person already has a seat or an invitation.')).toHaveLength(3);
  expect(box.textContent).toContain('Ready, member. The invitation before has expired.');
});

test('a manager sees before sending that an expired invitation as an admin isn’t theirs to send again', async () => {
  const members = (['ADMIN', 'MANAGER', 'MEMBER'] as const).map((role) => ({
    ...{ userEmailAddress: `${role.toLowerCase()}@ferrowbay.example`, state: 'EXPIRED', role },
  }));
  Object.assign(server, { members, usedSeats: 3 });
  const { box, type } = drawn('MANAGER');
  await type('admin@ferrowbay.example\nmanager@ferrowbay.example\nmember@ferrowbay.example');
  await vi.waitFor(() => expect(box.textContent).toContain('Send 1 invitation'));
  for (const as of ['an admin', 'a manager'])
    expect(box.textContent).toContain(
      `Their invitation as ${as} has expired. Only an admin can invite them again.`,
    );
});

test('a manager sees before sending that only members can be invited', async () => {
  Object.assign(server, { members: [], usedSeats: 1 });
  const { box, type } = drawn('MANAGER');
  await type('a@ferrowbay.example,admin\nb@ferrowbay.example,manager\nc@ferrowbay.example');
  await vi.waitFor(() => expect(box.textContent).toContain('Send 1 invitation'));
  expect(box.textContent.split('Managers can only invite members.')).toHaveLength(3);
});

test.each([
  [[true, true], '2 invitations sent.'],
  [[true, false], '2 people invited. 1 email couldn’t be sent.'],
  [[false, undefined], '1 person invited, 1 not. 1 email couldn’t be sent.'],
])('invitations whose email left are counted as sent: %j', async (mails, says) => {
  const results = mails.map((mailed, n) => ({
    ...{ line: n + 1, userEmailAddress: `${n}@ferrowbay.example`, mailed: mailed === true },
    ...(mailed === undefined ? { invited: false, reason: 'All seats are taken.' } : { invited: true }),
  }));
  Object.assign(server, { members: [], usedSeats: 1, results });
  const { box, click, type } = drawn('ADMIN');
  await type('0@ferrowbay.example\n1@ferrowbay.example');
  click('Send 2 invitations');
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain(says);
  });
});

test('a list that was pasted is there after the page was loaded anew, until it is sent', async () => {
  const results = [{ line: 1, userEmailAddress: 'a@ferrowbay.example', invited: true, mailed: true }];
  Object.assign(server, { members: [], usedSeats: 1, results });
  const before = drawn('ADMIN');
  await before.type('a@ferrowbay.example');
  const { box, click } = drawn('ADMIN');
  expect(box.querySelector('textarea')!.value).toBe('a@ferrowbay.example');
  click('Send 1 invitation');
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain('1 invitation sent.');
  });
  expect(drawn('ADMIN').box.querySelector('textarea')!.value).toBe('');
});

test('what became of a list is told by its own lines, before it is sent and after', async () => {
  const results = [{ line: 1, userEmailAddress: 'a@ferrowbay.example', invited: true, mailed: true }];
  Object.assign(server, { members: [], usedSeats: 1, results });
  const { box, click, type } = drawn('ADMIN');
  const lines = () => [...box.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent);
  await type('email\n\na@ferrowbay.example');
  expect(lines()).toEqual(['3']);
  click('Send 1 invitation');
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain('1 invitation sent.');
  });
  expect(lines()).toEqual(['3']);
});
