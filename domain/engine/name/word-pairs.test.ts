import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameShape } from './name-shape.ts';
import { assign, byLength } from './word-pairs.ts';

const words = (text: string) => [...nameShape(text).words];
/** Alike by the share of the first letters that agree. */
const begin = (a: { text: string }, b: { text: string }) => {
  const length = Math.max(a.text.length, b.text.length);
  let same = 0;
  while (same < length && a.text[same] !== undefined && a.text[same] === b.text[same]) same += 1;
  return { value: same / length, kind: 'similar' as const };
};

describe('word pairs', () => {
  it.each([
    ['Maya Hollimund', 'Hollimund Maya', ['maya maya', 'hollimund hollimund']],
    ['Mayo Hollimund', 'Maya Mayo Hollimand', ['mayo mayo', 'hollimund hollimand']],
    ['Bo', 'Maya', ['bo maya']],
  ])('of %s and %s', (a, b, expected) => {
    const free = new Map(words(b).entries());
    const found = [...assign(words(a), free, begin)].map(
      ([word, { partner }]) => `${word.text} ${partner.text}`,
    );
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('give each word of the shorter name one of its own, and leave the rest', () => {
    const name = fc.array(fc.constantFrom('Maya', 'Mayo', 'Bo', 'Hollimund', 'Hollis'), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [few, many] = byLength(words(a.join(' ')), words(b.join(' ')));
        const free = new Map(many.entries());
        const found = assign(few, free, begin);
        expect(found.size).toBe(few.length);
        expect(new Set([...found.values()].map(({ partner }) => partner)).size).toBe(few.length);
        expect(free.size).toBe(many.length - few.length);
      }),
      { seed: 874, numRuns: 200 },
    );
  });
});
