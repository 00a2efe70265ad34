// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { WaitingRequest } from '#domain/rights/rights-request';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { RightsRequests } from './RightsRequests.tsx';

const request = {
  ...{ caseNumber: 'DR-2222-3333', asks: 'copy', details: '', because: 'person', email: 'ines@example.com' },
  ...{ receivedAt: '2026-11-20T09:00:00.000Z', deadlines: [] },
} as unknown as WaitingRequest;
const tooLate = 'DR-2222-3333 has been answered in the meantime. Your answer wasn’t sent.';
const server = vi.hoisted(() => ({ requests: [] as unknown[], refuse: undefined as Error | undefined }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_: string, { path }: { path: string }) => {
    if (!path.endsWith('answer-rights-request')) return { requests: server.requests };
    server.requests = [];
    throw server.refuse!;
  },
}));

test('whose answer came too late reads that it was not sent, also where the request is off the list', async () => {
  Object.assign(server, { requests: [request], refuse: new CallFailed(tooLate, 'NOT_FOUND') });
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <RightsRequests />
      <Toasts />
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(box.textContent).toContain('DR-2222-3333')));
  click('Answer DR-2222-3333');
  const answer = box.querySelector('textarea')!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(answer, 'Refused.');
  await act(async () => answer.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => box.querySelector('form')!.requestSubmit());
  await act(() => vi.waitFor(() => expect(box.querySelector('form')).toBeNull()));
  expect(box.textContent).toContain(tooLate);
});
