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

/** The same, but letters that only change places behind the first cost half each. */
function shuffles(a: string, b: string): number {
  const same = [...a].sort().join('') === [...b].sort().join('') && a[0] === b[0] && a.length >= 5;
  return same ? [...a].filter((letter, i) => letter !== b[i]).length / 2 : Infinity;
}

describe('handleLikeness', () => {
  it.each([
    ['maya_hollimund', 'maya_hollimund', 'same', 1],
    ['maya_hollimund', 'mаya_hollimund', 'homoglyph', 0.99],
    ['maya_hollimund', 'maya.hollimund', 'separators', 0.97],
    ['maya_hollimund', 'm4ya_hollimund', 'leet', 0.96],
    ['maya_hollimund', 'real_maya_hollimund', 'decorated', 0.94],
    ['maya_hollimund', 'hollimund_maya', 'reordered', 0.86],
    ['oak-and-iron', 'ironandoak', 'reordered', 0.85],
    ['oak-saver', 'save-oak', 'reordered', 0.83],
    ['js-oakley', 'oakley-js', 'decorated', 0.91],
    ['oak-wall', 'oak-walls', 'edited', 0.87],
    ['react', 'rceat', 'edited', 0.67],
    ['uglify-js', 'uglyfi-js', 'edited', 0.82],
    ['js-sha3', 'js-sia3', 'edited', 0.72],
    ['zinnkrug', 'zinkrug', 'edited', 0.92],
    ['zinnkrug', 'zinnkrug_wobble', 'contained', 0.79],
    ['zinnkrug_shop', 'zinnkrug_support', 'decorated', 0.85],
    ['dr_zinnkrug', 'zinnkrug_support', 'decorated', 0.95],
    ['zinnkrug_shop', 'zinnkrug_wobble', 'contained', 0.72],
    ['js-sha3', 'kz-sha3', 'edited', 0.45],
    ['js-sha3', 'ks-sha3', 'edited', 0.71],
    ['js-md5', 'md5-js', 'reordered', 0.76],
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
        const share = Math.min(slips(a, b), shuffles(a, b)) / Math.max(a.length, b.length);
        const expected = share > 0.55 ? 0 : 0.97 - 0.4 * share - 2 * share * share;
        expect(between(a, b).value).toBeCloseTo(expected, 9);
      }),
      { seed: 71, numRuns: 500 },
    );
  });

  describe('of a planted copy is what the rule for it says', () => {
    // no decoration begins or ends with these, and no layer touches them
    const name = fc.string({ unit: fc.constantFrom(...'zkgq'), minLength: 4, maxLength: 12 });
    const rare = (length: number) => 1 - 3.3 / length ** 2;

    it.each<[string, (name: string) => string, (length: number) => number]>([
      ['a claim set apart', (text) => `real_${text}`, (n) => Math.min(0.95, rare(n) + 0.03)],
      ['a role set apart', (text) => `${text}_hq`, (n) => Math.min(0.95, rare(n))],
      ['a role glued on', (text) => `${text}hq`, (n) => Math.min(0.95, rare(n) - 0.03)],
      ['a claim glued on', (text) => `official${text}`, (n) => Math.min(0.95, rare(n))],
      ['a number', (text) => `${text}2024`, (n) => Math.min(0.95, rare(n))],
    ])('%s', (_, copy, value) => {
      fc.assert(
        fc.property(name, (text) => {
          const found = between(text, copy(text));
          expect(found.value).toBeCloseTo(
            Math.max(value(text.length), found.kind === 'decorated' ? 0 : found.value),
            9,
          );
          expect(found.value).toBeGreaterThanOrEqual(value(text.length) - 1e-9);
        }),
        { seed: 73, numRuns: 100 },
      );
    });

    it('with a word of its own on either side, a tenth less', () => {
      const roles = fc.constantFrom('shop', 'support', 'hq', 'studio');
      fc.assert(
        fc.property(name, roles, roles, (text, own, other) => {
          fc.pre(own !== other && text.length > 5);
          const found = between(`${text}_${own}`, `${text}_${other}`);
          const once = between(text, `${text}_${other}`).value;
          expect(found.value).toBeGreaterThanOrEqual(0.9 * Math.min(once, rare(text.length)) - 1e-9);
          if (found.kind === 'decorated') expect(found.value).toBeCloseTo(0.9 * rare(text.length), 9);
        }),
        { seed: 76, numRuns: 200 },
      );
    });

    it('words in another order', () => {
      fc.assert(
        fc.property(name, name, (a, b) => {
          fc.pre(a !== b);
          const length = a.length + b.length;
          expect(between(`${a}_${b}`, `${b}.${a}`).value).toBeGreaterThanOrEqual(0.88 * rare(length) - 1e-9);
          expect(between(`${a}_${b}`, b + a).value).toBeGreaterThanOrEqual(0.88 * rare(length) - 1e-9);
        }),
        { seed: 74, numRuns: 200 },
      );
    });

    it('the whole name among other words: as a word, at an edge, within', () => {
      const word = fc.string({ unit: fc.constantFrom(...'bdfp'), minLength: 3, maxLength: 8 });
      fc.assert(
        fc.property(name, word, word, (text, before, behind) => {
          const value = (base: number, all: number) =>
            (base + 0.35 * (text.length / all)) * Math.sqrt(rare(text.length));
          const edited = (a: string, b: string) => {
            const share = slips(a, b) / Math.max(a.length, b.length);
            return share > 0.55 ? 0 : 0.97 - 0.4 * share - 2 * share * share;
          };
          for (const [copy, base] of [
            [`${text}_${before}`, 0.62],
            [`${before}.${text}.${behind}`, 0.62],
            [text + before, 0.55],
            [before + text + behind, 0.4],
          ] as const) {
            const whole = copy.replace(/[._]/g, '');
            expect(between(text, copy).value, copy).toBeCloseTo(
              Math.max(value(base, whole.length), edited(text, whole)),
              9,
            );
          }
        }),
        { seed: 75, numRuns: 200 },
      );
    });
  });

  it('says which decorations make the difference', () => {
    expect(between('real_zinnkrug', 'zinnkrug_hq').decorations).toEqual(['hq', 'real']);
    expect(between('real_zinnkrug', 'real_zinnkrug_2024').decorations).toEqual(['2024']);
  });

  it.each([
    ['aws_ssk', 'aws_iam', 'aws_ssg'],
    ['maya_oak_ferrow', 'maya_elm_ferrow', 'maya_oik_ferrow'],
  ])('%s: %s, with another word, is less alike than %s', (own, other, slip) =>
    expect(between(own, other).value).toBeLessThan(between(own, slip).value),
  );

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
