import { describe, expect, it } from 'vitest';
import { FIRST_TABLE, type OwnName, SECOND_TABLE } from '../../bench/own/names.ts';
import { judge } from '../../domain/engine/judge/judge.ts';

const isMatch = ({ a, b }: OwnName) => judge({ name: a }, { name: b }).verdict !== 'unrelated';

/** Of each kind so many pairs may be judged wrongly: those that need another rule than any we can argue for. */
const ALLOWED: Record<string, number> = {
  patronymics: 0,
  'cyrillic romanisation': 5,
  arabic: 0,
  'chinese korean japanese': 4,
  initials: 0,
  titles: 0,
  'order and joining': 0,
  diacritics: 0,
  typos: 0,
  'leet and disguise': 0,
  nicknames: 2,
};

describe('pairs of names written by hand', () => {
  it.each(Object.entries(ALLOWED))('%s: at most %i judged wrongly', (kind, most) => {
    const wrong = FIRST_TABLE.filter((pair) => pair.kind === kind && isMatch(pair) !== pair.expected);
    expect(wrong.length, wrong.map(({ a, b }) => `${a} | ${b}`).join('; ')).toBeLessThanOrEqual(most);
  });

  it.each([
    ['first', FIRST_TABLE],
    ['second', SECOND_TABLE],
  ])('of the %s table 95 in 100 are judged rightly', (_, table) => {
    const right = table.filter((pair) => isMatch(pair) === pair.expected);
    expect(right.length / table.length).toBeGreaterThanOrEqual(0.95);
  });
});
