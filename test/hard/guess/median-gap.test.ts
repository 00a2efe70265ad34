import { expect, it } from 'vitest';
import { seeded } from '../../../bench/seeded.ts';
import { medianGap, surely } from './median-gap.ts';

/** A busy machine: what both of a pair meet, what each meets alone, and now and then a long wait. */
const random = seeded(16);
const pairs = (later: number) =>
  Array.from({ length: 200 }, (): [number, number] => {
    const load = random() * 300;
    const one = () => load + random() * 8 + (random() < 0.05 ? 400 : 0);
    return [one(), one() + later];
  });

it('what is not there is not seen, however busy the machine', () => {
  const same = medianGap(pairs(0));
  expect(surely(same)).toBe(0);
  expect(Math.abs(same.median)).toBeLessThan(2);
});

it('ten milliseconds are seen, on either side', () => {
  expect(surely(medianGap(pairs(10)))).toBeGreaterThan(5);
  expect(surely(medianGap(pairs(-10)))).toBeGreaterThan(5);
});
