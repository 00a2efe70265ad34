// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { AddContact } from './AddContact.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

const user = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
beforeEach(() => wire.call.mockReset().mockResolvedValue({ user }));

async function typeInto(input: HTMLInputElement, typed: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, typed);
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}

async function send(kind: 'phone' | 'email', typed: string) {
  const onAdded = vi.fn();
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AddContact user={user} kind={kind} onAdded={onAdded} />
    </QueryClientProvider>,
  );
  const fields = [...box.querySelectorAll('input')];
  await typeInto(fields.at(-1)!, typed);
  await act(async () => box.querySelector('form')!.requestSubmit());
  return {
    box,
    added: () => onAdded.mock.calls.length,
    first: fields[0]!.value,
    sent: wire.call.mock.calls.map(([, , request]) => request as object),
  };
}

test('the country code is +1 unless another is given; what is sent holds digits and plus alone', async () => {
  const { first, sent } = await send('phone', '(860) 555-0100');
  expect(first).toBe('+1');
  expect(sent).toEqual([
    { phoneNumber: '+18605550100', operation: 'add', phoneUse: 'PERSONAL', phoneType: 'CELLULAR' },
  ]);
});

test('an empty number is not sent', async () => {
  const { box, sent } = await send('phone', ' ');
  expect(sent).toEqual([]);
  expect(box.textContent).toContain('This field is required');
});

test('what is typed while an address is being added stays', async () => {
  let answer = (_: unknown): void => {};
  wire.call.mockReturnValue(new Promise((done) => (answer = done)));
  const { box, added } = await send('email', 'one@second.example');
  await typeInto(box.querySelector('input')!, 'two@second.example');
  await act(async () => answer({ user }));
  expect(box.querySelector('input')!.value).toBe('two@second.example');
  expect(added()).toBe(0);
});
