// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { WebhookForm } from './WebhookForm.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);

const url = 'https://hooks.ferrowbay.example/in';
const since = '2026-11-20T12:00:00.000Z';

test('whoever lost the signing secret makes a new one, after reading what that ends', async () => {
  wire.call.mockResolvedValue({ webhook: { url, since, secret: 'whsec_new' } });
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WebhookForm businessId="b" webhook={{ url, since }} />
    </QueryClientProvider>,
  );
  click('New signing secret');
  const question = document.querySelector('[role=dialog], dialog')!;
  expect(question.textContent).toContain('The one you have now stops working at once.');
  expect(wire.call).not.toHaveBeenCalled();
  const yes = [...question.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Make a new one',
  )!;
  await act(async () => yes.click());
  await vi.waitFor(() => expect(box.textContent).toContain('whsec_new'));
  expect(wire.call.mock.calls[0]![2]).toEqual({ businessId: 'b', url });
  expect(document.querySelector('[role=dialog], dialog')).toBeNull();
});

test('saving the address that stands there leaves its signing secret as it is', async () => {
  wire.call.mockClear();
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WebhookForm businessId="b" webhook={{ url, since }} />
      <Toasts />
    </QueryClientProvider>,
  );
  await act(async () => box.querySelector('form')!.requestSubmit());
  await vi.waitFor(() => expect(box.textContent).toContain('Messages already go to this address.'));
  expect(wire.call).not.toHaveBeenCalled();
});

test('what became of a test message goes with the address it was about', async () => {
  wire.call.mockResolvedValue({ taken: false, why: 'We found no server at hooks.ferrowbay.example.' });
  const other = { url: 'https://hook.ferrowbay.example/in', since: '2026-11-20T12:05:00.000Z' };
  const queries = new QueryClient();
  function Changed() {
    const [webhook, setWebhook] = useState({ url, since });
    return (
      <QueryClientProvider client={queries}>
        <WebhookForm businessId="b" webhook={webhook} />
        <button onClick={() => setWebhook(other)}>Another address</button>
      </QueryClientProvider>
    );
  }
  const { box, click } = drawForTest(<Changed />);
  await act(async () => click('Send a test message'));
  await vi.waitFor(() => expect(box.textContent).toContain('The test message wasn’t accepted.'));
  click('Another address');
  expect(box.textContent).toContain('Set up, nothing posted yet');
  expect(box.textContent).not.toContain('The test message wasn’t accepted.');
});

test('without a webhook there is no secret to make', () => {
  const { buttons } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WebhookForm businessId="b" webhook={null} />
    </QueryClientProvider>,
  );
  expect(buttons()).toEqual(['Save webhook']);
});
