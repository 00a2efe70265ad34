// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from './call-failed.ts';
import { sendOnline } from './send-online.ts';

afterEach(() => vi.restoreAllMocks());

const connection = (there: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  if (there) dispatchEvent(new Event('online'));
};
const lost = new CallFailed('The network didn’t answer.', 'NETWORK');
/** So that everything that could go on has gone on. */
const settled = () => new Promise((done) => setTimeout(done));

test('with a connection it is sent at once', async () => {
  expect(await sendOnline(async () => 'sent')).toBe('sent');
});

test('without one it waits, and is sent once when it is back', async () => {
  connection(false);
  let tries = 0;
  const sent = sendOnline(async () => ++tries);
  await settled();
  expect(tries).toBe(0);
  connection(true);
  expect(await sent).toBe(1);
});

test('lost on the way it is sent again; a refusal, or silence of the server alone, is told', async () => {
  const answers: (() => Promise<string>)[] = [
    async () => {
      connection(false);
      throw lost;
    },
    async () => 'sent',
  ];
  const sent = sendOnline(() => answers.shift()!());
  await settled();
  connection(true);
  expect(await sent).toBe('sent');

  await expect(sendOnline(() => Promise.reject(lost))).rejects.toBe(lost);
  connection(false);
  const refused = new CallFailed('This case is full.', 'CONFLICT');
  const refusal = sendOnline(() => Promise.reject(refused));
  connection(true);
  await expect(refusal).rejects.toBe(refused);
});
