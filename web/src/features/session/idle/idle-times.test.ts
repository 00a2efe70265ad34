import { expect, test } from 'vitest';
import { idleTimes, secondsLeft } from './idle-times.ts';

test('half an hour, warned of a minute before', () => {
  expect(idleTimes).toEqual({
    timeout: 1_800_000,
    promptBeforeIdle: 60_000,
    throttle: 500,
    countdown: 1_000,
  });
});

test.each([
  [60_000, '60 seconds'],
  [58_999, '59 seconds'],
  [1_001, '2 seconds'],
  [1_000, '1 second'],
  [400, '1 second'],
  [0, '0 seconds'],
  [-50, '0 seconds'],
])('%i ms are %s', (milliseconds, words) => {
  expect(secondsLeft(milliseconds)).toBe(words);
});
