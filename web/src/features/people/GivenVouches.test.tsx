// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Toasts } from '../../ui/Toast.tsx';
import { useConnections } from './api.ts';
import { GivenVouches } from './GivenVouches.tsx';

const wire = vi.hoisted(() => ({
  call: vi.fn<(group: string, entry: { path: string }) => Promise<object>>(),
}));
vi.mock('../../lib/api/rest.ts', () => wire);
const mine = vi.hoisted(() => ({ data: undefined as object | undefined }));
vi.mock('../account/api.ts', () => ({ useUser: () => ({ isSuccess: true, ...mine }) }));
vi.mock(import('../../lib/use-links.ts'), async (original) => {
  const actual = await original();
  return { ...actual, useLinks: () => actual.linksFor(false, '') };
});

const at = '2026-11-20T12:00:00.000Z';
const connected = (...vouches: object[]) => ({
  connections: [
    {
      ...{ userId: 'maya', peerId: 'otto', peerName: 'Otto', status: 'ACCEPTED', peerVerified: true },
      ...{ asked: true, createdAt: at, updatedAt: at, vouches },
    },
  ],
  ...{ vouching: 1, findable: false },
});

function Rows() {
  const { data } = useConnections();
  return data?.connections.map((row) => <GivenVouches key={row.peerId} row={row} />);
}

test.each([
  ['is no longer asked', () => connected()],
  ['was asked by somebody who is not connected any more', () => ({ ...connected(), connections: [] })],
])('a yes to what %s is told, though its row is gone', async (what, after) => {
  let list: object = connected({ platform: 'FACEBOOK', handle: 'otto.reed', by: 'me', state: 'ASKED', at });
  wire.call.mockImplementation(async (_, { path }) => {
    if (path.endsWith('get-connections')) return list;
    list = after();
    throw new Error(`Told: ${what}.`);
  });
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Rows />
      <Toasts />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => act(async () => expect(box.textContent).toContain('Is otto.reed')));
  click('Yes, vouch for it otto.reed on Facebook');
  await vi.waitFor(() => act(async () => expect(box.textContent).not.toContain('Is otto.reed')));
  expect(box.textContent).toContain(`Told: ${what}.`);
});

test.each([
  [[{ platform: 'GITHUB', pageUrl: 'https://github.com/maya', verifiedAt: at }], false],
  [[{ platform: 'GITHUB', pageUrl: 'https://github.com/maya' }], true],
  [[], true],
])('whoever has proven nothing reads that what they vouch for does not count yet', async (accounts, said) => {
  mine.data = { socialMediaAccounts: accounts };
  wire.call.mockImplementation(async () =>
    connected({ platform: 'FACEBOOK', handle: 'otto.reed', by: 'me', state: 'GIVEN', at }),
  );
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Rows />
    </QueryClientProvider>,
  );
  await act(() =>
    vi.waitFor(() => expect(box.textContent).toContain('You vouch for otto.reed on Facebook.')),
  );
  expect(box.textContent.includes('It counts once you’ve proven an account of your own.')).toBe(said);
});
