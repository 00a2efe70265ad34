import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asResolver, asTrigger } from './waits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A function that answers after so many milliseconds, call by call; how often it was asked. */
function slow(...takes: number[]) {
  let calls = 0;
  const invoke = (_name: string, event: unknown) =>
    new Promise((done) => setTimeout(done, takes[calls++] ?? 0, event));
  return { invoke, calls: () => calls };
}

/** Lets all that waits come to its end, without waiting. */
async function outcome(call: Promise<unknown>) {
  const told = call.then(
    (answer) => ({ answer }),
    (error: Error & { errorType?: string }) => ({ message: error.message, type: error.errorType }),
  );
  await vi.runAllTimersAsync();
  return told;
}

test('a trigger has five seconds', async () => {
  const { invoke, calls } = slow(4_999);
  expect(await outcome(asTrigger(invoke)('f', 'event'))).toEqual({ answer: 'event' });
  expect(calls()).toBe(1);
});

test('a trigger that is late is asked three times', async () => {
  const third = slow(5_001, 5_001, 10);
  expect(await outcome(asTrigger(third.invoke)('f', 'event'))).toEqual({ answer: 'event' });
  const never = slow(5_001, 5_001, 5_001);
  expect(await outcome(asTrigger(never.invoke)('f', 'event'))).toMatchObject({
    message: 'it did not answer within 5 seconds, 3 times',
  });
  expect(never.calls()).toBe(3);
});

test('a resolver’s function has thirty seconds, once', async () => {
  expect(await outcome(asResolver(slow(29_999).invoke)('f', 'event'))).toEqual({ answer: 'event' });
  const late = slow(30_001);
  expect(await outcome(asResolver(late.invoke)('f', 'event'))).toEqual({
    ...{ message: 'Execution timed out.', type: 'ExecutionTimeout' },
  });
  expect(late.calls()).toBe(1);
});

test('what a function throws is told as it is, and not tried again', async () => {
  const throws = vi.fn(() => Promise.reject(new Error('no such thing')));
  for (const as of [asTrigger, asResolver])
    expect(await outcome(as(throws)('f', {}))).toMatchObject({ message: 'no such thing' });
  expect(throws).toHaveBeenCalledTimes(2);
});
