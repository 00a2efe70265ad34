// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { AskedVouches } from './AskedVouches.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn<() => Promise<object>>() }));
vi.mock('../../lib/api/rest.ts', () => wire);
vi.mock('../account/api.ts', () => ({ useUser: () => ({ isSuccess: true }) }));
afterEach(() => void vi.useRealTimers());

const at = '2026-11-20T12:00:00.000Z';
const account = { platform: 'FACEBOOK', handle: 'maya.hollimund' } as const;
const otto = { userId: 'maya', peerId: 'otto', peerName: 'Otto', status: 'ACCEPTED', peerVerified: true };
/** The list as the server has it, with what Otto is asked for. */
const answers = (...vouches: object[]) =>
  wire.call.mockResolvedValue({
    connections: [{ ...otto, asked: true, createdAt: at, updatedAt: at, vouches }],
    ...{ vouching: 1, findable: false },
  });

test('a word that is declined is seen without loading the page again; nothing is asked for once none waits', async () => {
  vi.useFakeTimers();
  answers({ ...account, by: 'peer', state: 'ASKED', at });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AskedVouches account={{ ...account, pageUrl: '', words: '' } as never} />
    </QueryClientProvider>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  expect(box.textContent).toContain('Asked, no answer yet');
  answers();
  await pass(30_000);
  expect(box.textContent).not.toContain('Asked, no answer yet');
  const asked = wire.call.mock.calls.length;
  await pass(300_000);
  expect(wire.call).toHaveBeenCalledTimes(asked);
});

test('of whom nobody looked up it isn’t said that they are not verified', async () => {
  wire.call.mockResolvedValue({
    connections: [
      {
        ...{ ...otto, peerVerified: null, earlierName: null, asked: true, createdAt: at, updatedAt: at },
        vouches: [{ ...account, by: 'peer', state: 'GIVEN', at }],
      },
    ],
    ...{ vouching: 1, findable: false },
  });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AskedVouches account={{ ...account, pageUrl: '', words: '' } as never} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(box.textContent).toContain('Vouches for it'));
  expect(box.textContent).not.toContain('counts once they are verified');
});

test('who has changed their name since both connected is called by both: two might be called the same', async () => {
  wire.call.mockResolvedValue({
    connections: [{ ...otto, earlierName: 'Lena', asked: true, createdAt: at, updatedAt: at, vouches: [] }],
    ...{ vouching: 1, findable: false },
  });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AskedVouches account={{ ...account, pageUrl: '', words: '' } as never} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(box.textContent).toContain('Otto Called “Lena” when you connected'));
});
