import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ImitationReport, groupAlike } from './review.ts';

it.each([
  [['a'], [], [['a']]],
  [['a', 'b'], [['a', 'b']], [['a', 'b']]],
  [
    ['a', 'b', 'c'],
    [
      ['b', 'a'],
      ['c', 'x'],
    ],
    [
      ['b', 'a'],
      ['c', 'x'],
    ],
  ],
  [
    ['a', 'b', 'c'],
    [
      ['a', 'b'],
      ['c', 'b'],
    ],
    [['c', 'a', 'b']],
  ],
] as [string[], [string, string][], string[][]][])(
  '%j with %j stand together as %j',
  (ids, pairs, groups) => {
    expect(groupAlike(ids, pairs)).toEqual(groups);
  },
);

it('everybody stands in one group, and whoever is reached by likeness in the same', () => {
  const id = fc.constantFrom(...'abcdefgh');
  fc.assert(
    fc.property(fc.array(id), fc.array(fc.tuple(id, id)), (ids, pairs) => {
      const groups = groupAlike(ids, pairs);
      const all = groups.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(new Set(all)).toEqual(new Set([...ids, ...pairs.flat()]));
      for (const group of groups) {
        // Plain twin: walk from the first one along the pairs.
        const reached = new Set([group[0]!]);
        for (let grown = true; grown;) {
          const before = reached.size;
          for (const [a, b] of pairs) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
          grown = reached.size > before;
        }
        expect(new Set(group)).toEqual(reached);
      }
    }),
    { seed: 9 },
  );
});

it('a report names an account of one’s own by a link that opens', () => {
  const report = {
    platform: 'GITHUB',
    handle: 'maya',
    own: 'https://x.com/maya',
    words: 'My picture.\nMy name.',
  };
  expect(ImitationReport.safeParse(report).success).toBe(true);
  expect(ImitationReport.safeParse({ ...report, own: 'javascript:alert(1)' }).success).toBe(false);
  expect(ImitationReport.safeParse({ ...report, email: 'nobody' }).success).toBe(false);
});
