import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleShape } from './handle-shape.ts';
import { handleLikeness } from './handle-signal.ts';

const between = (a: string, b: string) => handleLikeness(handleShape(a), handleShape(b));

/** Slips by a plain table: a doubled letter .6, a swap .8, anything else 1 (no vowels here). */
function slips(a: string, b: string): number {
  const gap = (text: string, at: number) => (text[at] === text[at - 1] ? 0.6 : 1);
  const d = [...a, ''].map(() => [...b, ''].map(() => Infinity));
  d[0]![0] = 0;
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      const offer = (value: number) => void (d[i]![j] = Math.min(d[i]![j]!, value));
      if (i > 0) offer(d[i - 1]![j]! + gap(a, i - 1));
      if (j > 0) offer(d[i]![j - 1]! + gap(b, j - 1));
      if (i > 0 && j > 0) offer(d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && a[i - 1] !== a[i - 2])
        offer(d[i - 2]![j - 2]! + 0.8);
    }
  return d[a.length]![b.length]!;
}

describe('handleLikeness', () => {
  it.each([
    ['maya_hollimund', 'maya_hollimund', 'same', 1],
    ['maya_hollimund', 'mаya_hollimund', 'homoglyph', 0.99],
    ['maya_hollimund', 'maya.hollimund', 'separators', 0.97],
    ['maya_hollimund', 'm4ya_hollimund', 'leet', 0.96],
    ['maya_hollimund', 'real_maya_hollimund', 'decorated', 0.94],
    ['maya_hollimund', 'hollimund_maya', 'reordered', 0.87],
    ['zinnkrug', 'zinkrug', 'edited', 0.92],
    ['zinnkrug', 'zinnkrug_wobble', 'contained', 0.79],
    ['zinnkrug', '', 'different', 0],
  ] as const)('%s and %s: %s, about %d', (a, b, kind, value) => {
    expect(between(a, b).kind).toBe(kind);
    expect(Math.abs(between(a, b).value - value)).toBeLessThanOrEqual(0.03);
  });

  it('of two plain words is what their share of slips says', () => {
    const word = fc.string({ unit: fc.constantFrom(...'zkg'), minLength: 6, maxLength: 11 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(!a.includes(b) && !b.includes(a));
        const share = slips(a, b) / Math.max(a.length, b.length);
        const expected = share > 0.55 ? 0 : 0.97 - 0.4 * share - 2 * share * share;
        expect(between(a, b).value).toBeCloseTo(expected, 9);
      }),
      { seed: 71, numRuns: 500 },
    );
  });

  it('is symmetric, between 0 and 1, and 1 for itself', () => {
    const part = fc.constantFrom(
      'maya',
      'real',
      '_',
      '.',
      '7',
      'holli',
      'mund',
      'hq',
      'а',
      '0',
      'rn',
      'ß',
      '\uD800',
    );
    const handle = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, handle, (a, b) => {
        const { value } = between(a, b);
        expect(value).toBeCloseTo(between(b, a).value, 9);
        expect(value >= 0 && value <= 1).toBe(true);
        if (handleShape(a).compact !== '') expect(between(a, a).value).toBe(1);
      }),
      { seed: 72, numRuns: 500 },
    );
  });
});
