// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { toast, Toasts } from '../../../ui/Toast.tsx';
import { People } from '../People.tsx';
import { aboutRequest } from './sent-request.ts';

const shown = 'maya@example.com';
const sent = {
  ...{ peerId: 'ask-1', peerName: shown, peerVerified: null, status: 'REQUESTED', asked: true },
  ...{ updatedAt: '2026-11-29T14:00:00.000Z', vouches: [] },
};
vi.mock('../../account/api.ts', () => ({
  useUser: () => ({ data: undefined, isSuccess: true }),
  useUpdateUser: () => ({}),
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: vi.fn(async (_group: string, { path }: { path: string }) =>
    path.includes('get-connections')
      ? { connections: [sent], vouching: { points: 0, verified: 0 }, findable: false }
      : {},
  ),
}));

test('a canceled request is said to be, in place of what was said when it was made', async () => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <People leftOut={false} />
      <Toasts />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(box.textContent).toContain(shown));
  act(() => toast('They now have your request.', undefined, aboutRequest(shown)));
  click('Cancel maya@example.com');
  await vi.waitFor(() => expect(box.textContent).toContain('Request canceled.'));
  expect(box.textContent).not.toContain('They now have your request.');
});
