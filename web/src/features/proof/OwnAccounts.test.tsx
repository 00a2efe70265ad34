// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import type { Vouch } from '#domain/people/vouch';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { OwnAccounts } from './OwnAccounts.tsx';

const server = vi.hoisted(() => ({ saved: [] as unknown[] }));
vi.mock(import('../account/api.ts'), async (original) => ({
  ...(await original()),
  useUser: () => ({ isSuccess: true }) as never,
  useUpdateUser: () => ({ mutateAsync: async (change: object) => server.saved.push(change) }) as never,
}));
vi.mock('./api.ts', () => ({ useProofs: () => ({ data: undefined }) }));
const call = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../lib/api/rest.ts', () => ({ call }));
const toast = vi.hoisted(() => vi.fn<(text: string, undo?: () => void) => void>());
vi.mock('../../ui/Toast.tsx', () => ({ toast }));

const at = '2026-11-20T10:00:00.000Z';
const account = { platform: 'FACEBOOK' as const, pageUrl: 'https://www.facebook.com/Maya.hollimund' };
const maya = { ...newUser({ sub: 'u1', email: 'maya@example.com' }, at), socialMediaAccounts: [account] };
const vouch: Vouch = { platform: 'FACEBOOK', handle: 'maya.hollimund', by: 'peer', state: 'ASKED', at };

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  server.saved = [];
});

/** Removes the one account, where a friend, who isn't verified, has these; undefined: that isn't known yet. */
async function removing(vouches: Vouch[] | undefined, since?: User['socialMediaAccounts']) {
  const otto = { userId: 'u1', peerId: 'otto', peerName: 'Otto', status: 'ACCEPTED', peerVerified: false };
  const connections = [{ ...otto, asked: true, createdAt: at, updatedAt: at, vouches }];
  call.mockImplementation(() =>
    vouches ? Promise.resolve({ connections, vouching: 0, findable: false }) : new Promise(() => {}),
  );
  const client = new QueryClient();
  client.setQueryData(['user', maya.id], { ...maya, socialMediaAccounts: since });
  const drawn = drawForTest(
    <QueryClientProvider client={client}>
      <OwnAccounts user={maya} isMine={async () => true} />
    </QueryClientProvider>,
  );
  // What people said of it is known, or never comes.
  if (vouches) await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  const press = (words: string) =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent.startsWith(words))!
        .click(),
    );
  await press('Remove');
  return { ...drawn, press, asked: () => document.querySelector('dialog')?.textContent ?? '' };
}

test.each([
  ['a request waits for an answer', [vouch]],
  ['somebody who isn’t verified vouches for it', [{ ...vouch, state: 'GIVEN' as const }]],
  ['nothing is known of that yet', undefined],
])('an account is removed after a question where %s', async (_, vouches) => {
  const { press, asked } = await removing(vouches);
  expect(asked()).toContain('requests they haven’t answered yet');
  expect(server.saved).toEqual([]);
  const before = call.mock.calls.length;
  await press('Remove it');
  expect(server.saved).toEqual([{ socialMediaAccounts: [] }]);
  // What ended is asked for anew; what is being asked for need not be.
  expect(call.mock.calls.length - before).toBe(vouches ? 1 : 0);
});

test('where nobody was asked for this one, it leaves at once', async () => {
  const others = [
    { ...vouch, by: 'me' as const },
    { ...vouch, handle: 'another' },
    { ...vouch, platform: 'X' as const },
  ];
  const { asked } = await removing(others);
  expect(asked()).toBe('');
  expect(server.saved).toEqual([{ socialMediaAccounts: [] }]);
});

test('Undo puts it back beside what was added since', async () => {
  const x = { platform: 'X' as const, pageUrl: 'https://x.com/maya' };
  await removing([], [x]);
  const [, undo] = toast.mock.calls.at(-1)!;
  await act(async () => undo!());
  const back = (server.saved as { socialMediaAccounts: object[] }[]).at(-1)!.socialMediaAccounts;
  expect(back).toEqual([x, account]);
});
