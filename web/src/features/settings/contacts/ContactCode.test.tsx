// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { ContactCode } from './ContactCode.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/codes/OutboxHint.tsx', () => ({ OutboxHint: () => null }));

const user = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');

test('where no text is sent there is no field for a code, and nobody is asked for one', () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ContactCode contact={{ kind: 'phone', value: '+442079460958' }} what="makePrimary" onDone={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toMatch(/can’t text codes to this number/);
  expect(box.textContent).toMatch(/stays on your list as unverified: it doesn’t raise your score/);
  expect(box.querySelector('input')).toBeNull();
  expect(wire.call).not.toHaveBeenCalled();
});

test('a code that is there before we hear that it was sent counts, and Enter twice sends it once', async () => {
  let sent = (_: unknown): void => {};
  wire.call.mockReturnValueOnce(new Promise((done) => (sent = done)));
  const onDone = vi.fn();
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ContactCode contact={{ kind: 'email', value: 'one@second.example' }} what="confirm" onDone={onDone} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  expect(box.textContent).toContain('Sending a code');
  const input = box.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '123 456');
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => input.form!.requestSubmit());
  await act(async () => input.form!.requestSubmit());
  expect(wire.call).toHaveBeenCalledTimes(1);
  wire.call.mockResolvedValue({ user });
  await act(async () => sent({ codeSentTo: 'o***@s***', expiresAt: '' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(wire.call.mock.calls.map(([, , request]) => request as object)).toEqual([
    { emailAddress: 'one@second.example' },
    { emailAddress: 'one@second.example', code: '123456' },
  ]);
});

test('says in full where the code went: with two addresses alike, a masked one could be either', async () => {
  wire.call.mockResolvedValueOnce({ codeSentTo: 'o***@s***', expiresAt: '' });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ContactCode contact={{ kind: 'email', value: 'one@second.example' }} what="confirm" onDone={vi.fn()} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(box.textContent).toContain('We sent a code to one@second.example.'));
});
