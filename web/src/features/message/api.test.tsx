// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { useNotifications } from './api.ts';

const wire = vi.hoisted(() => ({ notifications: [] as object[] }));
vi.mock('../../lib/api/rest.ts', () => ({ call: async () => wire }));
vi.mock('../account/api.ts', () => ({ useUser: () => ({ isSuccess: true }) }));

const Unread = () => useNotifications().data?.filter(({ readAt }) => !readAt).length;

test('what was marked as read in another tab is read here once this one is looked at again', async () => {
  wire.notifications = [{ id: 'a' }, { id: 'b' }];
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <Unread />
    </QueryClientProvider>,
  );
  const says = (unread: string) => vi.waitFor(() => act(async () => expect(box.textContent).toBe(unread)));
  await says('2');
  wire.notifications = [{ id: 'a', readAt: '2026-11-20T12:00:00.000Z' }, { id: 'b' }];
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await says('1');
});
