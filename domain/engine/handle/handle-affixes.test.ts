import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  affixed,
  affixedTwice,
  DICTIONARY,
  FIRST_AFFIXES,
  LETTER_AFFIXES,
  NUMBERS,
  SECOND_AFFIXES,
} from './handle-affixes.ts';

describe('affixed', () => {
  it.each([
    [FIRST_AFFIXES, 'maya', ['realmaya', 'real_maya', 'real.maya', 'maya_', 'maya1', 'maya_1', '_maya_']],
    [FIRST_AFFIXES, 'maya_oak', ['real_maya_oak', 'realmaya_oak', 'maya_oak_official']],
    [NUMBERS, 'maya', ['maya7', 'maya_7', 'maya2026', 'maya1990']],
    [LETTER_AFFIXES, 'maya', ['mayas', 'xmaya']],
  ])('%#', (patterns, text, some) =>
    expect([...affixed(text, patterns)]).toEqual(expect.arrayContaining(some)),
  );

  it('hangs on two at once', () =>
    expect([...affixedTwice('maya')]).toEqual(
      expect.arrayContaining(['_maya_', 'the_real_maya_official', 'realmaya1', 'maya_official_']),
    ));

  it('keeps the handle whole, and each pattern stands in one list once', () => {
    const lists = [FIRST_AFFIXES, NUMBERS, LETTER_AFFIXES, SECOND_AFFIXES, DICTIONARY];
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
    for (const pattern of lists.flat()) expect(pattern.split('*')).toHaveLength(2);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9._-]{1,20}$/), fc.constantFrom(...lists), (text, list) => {
        for (const value of [...affixed(text, list), ...affixedTwice(text)]) {
          expect(value).toContain(text);
          expect(value.length).toBeGreaterThan(text.length);
        }
      }),
      { seed: 302, numRuns: 40 },
    );
  });
});
