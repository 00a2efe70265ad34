import { expect, it } from 'vitest';
import type { Retry } from './retry.ts';
import { untilWritten } from './until-written.ts';

const waits = () => {
  const slept: number[] = [];
  const retry: Retry = {
    attempts: 4,
    first: 20,
    longest: 50,
    random: () => 1,
    sleep: async (ms) => void slept.push(ms),
  };
  return { slept, retry };
};
const tooMany = () => new Error('busy');

it('gives what was written at last, with longer pauses in between', async () => {
  const { slept, retry } = waits();
  const answers = [undefined, undefined, 'kept'];
  expect(await untilWritten(async () => answers.shift(), retry, tooMany)).toBe('kept');
  expect(slept).toEqual([20, 40]);
});

it('gives up after so many, and does not wait after the last', async () => {
  const { slept, retry } = waits();
  await expect(untilWritten(async () => undefined, retry, tooMany)).rejects.toThrow('busy');
  expect(slept).toEqual([20, 40, 50]);
});

it('what is wrong is not tried again', async () => {
  const { slept, retry } = waits();
  const wrong = async () => {
    throw new Error('not on the list');
  };
  await expect(untilWritten(wrong, retry, tooMany)).rejects.toThrow('not on the list');
  expect(slept).toEqual([]);
});
