import { expect, it } from 'vitest';
import { shareOfMachine, wasQuiet } from './quiet.ts';

it('says what share of the machine is ours, as a number that can be compared', async () => {
  const share = await shareOfMachine();
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1.1);
});

it('takes a figure for good only if the machine was quiet before it and after it', () => {
  expect(wasQuiet(0.98, 0.95)).toBe(true);
  expect(wasQuiet(0.98, 0.6)).toBe(false);
  expect(wasQuiet(0.5, 0.98)).toBe(false);
});
