// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Contact } from '#domain/account/contact';
import { newUser } from '#domain/account/user';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { ContactCode } from './ContactCode.tsx';
import type { CodeFor } from './sent-code.ts';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/codes/OutboxHint.tsx', () => ({ OutboxHint: () => null }));

const user = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');

beforeEach(() => {
  sessionStorage.clear();
  wire.call.mockReset();
});
afterEach(() => vi.useRealTimers());

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

test('what can’t be begun has no field for a code, and says why', async () => {
  const why = 'You use text messages for two-step sign-in. Please turn that off first.';
  wire.call.mockRejectedValueOnce(new CallFailed(why, 'CONFLICT'));
  const onDone = vi.fn();
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ContactCode contact={{ kind: 'phone', value: '+14155550132' }} what="makePrimary" onDone={onDone} />
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(box.textContent).toContain(why)));
  expect(box.querySelector('input')).toBeNull();
  act(() => box.querySelector('button')!.click());
  expect(onDone).toHaveBeenCalledTimes(1);
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

const second: Contact = { kind: 'email', value: 'one@second.example' };
const sentTo = { codeSentTo: 'o***@s***', expiresAt: '' };
const evening = new Date(2026, 10, 26, 20, 10).getTime();
const minute = 60_000;

/** The form as it stands on a page that was just opened, at a time. */
async function open(at: number, what: CodeFor = 'confirm') {
  vi.setSystemTime(at);
  const onDone = vi.fn();
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ContactCode contact={second} what={what} onDone={onDone} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  const type = async (code: string) => {
    const input = drawn.box.querySelector('input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, code);
    await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
    await act(async () => input.form!.requestSubmit());
  };
  return { ...drawn, onDone, type, says: () => drawn.box.textContent };
}

test.each([
  ['confirm', 'at 20:10. It works for 10 minutes from then.', 9 * minute],
  ['makePrimary', 'at 20:10. It works for a day from then.', 9 * minute],
  ['makePrimary', 'yesterday at 20:10. It works for a day from then.', 23 * 60 * minute],
] as const)('a code to %s that is out has its field again: %s', async (what, words, later) => {
  wire.call.mockResolvedValueOnce(sentTo);
  await open(evening, what);
  const { says, type, onDone } = await open(evening + later, what);
  expect(says()).toContain(`We sent a code to one@second.example ${words}`);
  expect(says()).not.toContain('Sending a code');
  expect(wire.call).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(sessionStorage)).not.toContain('123456');
  wire.call.mockResolvedValue({ user });
  await type('123456');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(wire.call.mock.calls.at(-1)![2]).toMatchObject({ code: '123456' });
  expect(sessionStorage.length).toBe(0);
});

test('a new code is of now; one that works no more is replaced at once', async () => {
  wire.call.mockResolvedValue(sentTo);
  await open(evening);
  const { click, says } = await open(evening + 5 * minute);
  click('Send a new code');
  await vi.waitFor(() =>
    expect(says()).toContain('We sent a code to one@second.example. It works for 10 min'),
  );
  expect((await open(evening + 14 * minute)).says()).toContain('at 20:15.');
  expect(wire.call).toHaveBeenCalledTimes(2);
  await open(evening + 15 * minute);
  expect(wire.call).toHaveBeenCalledTimes(3);
});

test('one that was refused is still out, and so is one whose successor was not sent', async () => {
  wire.call.mockResolvedValueOnce(sentTo).mockRejectedValue(new Error('No.'));
  const { type, says, click } = await open(evening);
  await type('123456');
  await vi.waitFor(() => expect(says()).toContain('No.'));
  click('Send a new code');
  await vi.waitFor(() => expect(wire.call).toHaveBeenCalledTimes(3));
  expect((await open(evening + minute)).says()).toContain('at 20:10.');
});

test.each(['sent', 'on its way'])('"Not now" forgets a code that is %s', async (how) => {
  let answer = (_: unknown): void => {};
  wire.call.mockReturnValueOnce(new Promise((done) => (answer = done)));
  const { click, onDone } = await open(evening);
  if (how === 'sent') await act(async () => answer(sentTo));
  click('Not now');
  await act(async () => answer(sentTo));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(sessionStorage.length).toBe(0);
});
