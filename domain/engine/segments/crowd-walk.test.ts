import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPattern } from './bit-osa.ts';
import { createTriePlanter } from './crowd-trie.ts';
import { createCrowdWalk } from './crowd-walk.ts';
import { osaByTable } from './osa-by-table.ts';
import { BOTH_ENDS_SPOILED, LAST_SPOILED, SWAPPED_AT_P, SWAPPED_AT_Q, type Ways } from './walk-ways.ts';

const codes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** What a trie of these words, all of one length, holds within two edits of the query. */
function found(words: readonly string[], query: string, ways?: Ways, most = 7): string[] {
  const length = words[0]!.length;
  const keys = {
    count: words.length,
    starts: Uint32Array.from({ length: words.length + 1 }, (_, i) => i * length),
    codes: codes(words.join('')),
  };
  const planter = createTriePlanter(keys, Int32Array.from(words.keys()));
  const root = planter.plant(0, words.length, length);
  const hits: string[] = [];
  const { walk } = createCrowdWalk(keys, planter.done(), (key, distance) => {
    hits.push(`${words[key]} ${distance}`);
    return most;
  });
  walk(root, length, query.length - length, createPattern(codes(query), query.length), most, ways);
  return hits.sort();
}

describe('createCrowdWalk', () => {
  it.each<[string, string[]]>([
    ['mayabay', ['mayabay 0', 'mayabay 0', 'mayaboy 1', 'moyaboy 2']],
    ['myaabay', ['mayabay 1', 'mayabay 1', 'mayaboy 2', 'mybbbay 2']],
    ['mayabayxy', ['mayabay 2', 'mayabay 2']],
    ['ybbay', ['mybbbay 2']],
    ['somebody', []],
  ])('near %s: %j', (query, expected) =>
    expect(found(['mayabay', 'mayaboy', 'moyaboy', 'mybbbay', 'mayabay'], query)).toEqual(expected),
  );

  it('leaves out what another segment finds', () => {
    const words = ['mayabay', 'mayaboy', 'noyabay', 'moyabay', 'moyaboy', 'moyeboy', 'maaybay', 'maybaoy'];
    const near = (ways: Ways, most?: number) => found(words, 'mayabay', ways, most);
    expect(near(LAST_SPOILED[2])).toEqual([
      ...['maaybay 1', 'mayabay 0', 'mayaboy 1', 'maybaoy 2', 'moyabay 1', 'moyaboy 2'],
    ]);
    expect(near(LAST_SPOILED[1], 3)).toEqual(['mayabay 0', 'mayaboy 1']);
    expect(near(BOTH_ENDS_SPOILED)).toEqual(['moyabay 1', 'moyaboy 2']);
    expect(found(words, 'mayabay', SWAPPED_AT_P)).toEqual([]);
    // "ma ya bay" and "my aa boy", "mo yb aay"
    expect(found(['myaabay', 'myaaboy', 'moaabay'], 'mayabay', SWAPPED_AT_P)).toEqual([
      'myaabay 1',
      'myaaboy 2',
    ]);
    expect(found(['moybaay', 'mayabay'], 'mayabay', SWAPPED_AT_Q)).toEqual(['moybaay 2']);
  });

  it('agrees with the table on words that share nearly everything', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 7, maxLength: 7 });
    const near = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), near, (words, query) => {
        const expected = words.map((one) => [one, osaByTable(codes(query), codes(one))] as const);
        expect(found(words, query)).toEqual(
          expected.flatMap(([one, distance]) => (distance <= 2 ? [`${one} ${distance}`] : [])).sort(),
        );
      }),
      { seed: 60, numRuns: 500 },
    );
  });
});
