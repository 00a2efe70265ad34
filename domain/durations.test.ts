import { expect, it } from 'vitest';
import { day, hour, minute, seconds } from './durations.ts';

it('a day has 24 hours of 60 minutes', () =>
  expect([day, hour, minute]).toEqual([86_400_000, 3_600_000, 60_000]));

it.each([
  [0, 0],
  [999, 0],
  [1000, 1],
  [1_790_000_000_999, 1_790_000_000],
  [-1, -1],
])('%d ms are %d whole seconds', (milliseconds, whole) => expect(seconds(milliseconds)).toBe(whole));
