import { expect, test } from 'vitest';
import { ageCaution } from './age-caution.ts';

const seenAt = '2026-11-26T19:26:00.000Z';
const caution = (theirs: string, yours: string, ownSince: string) =>
  ageCaution({ yours: { createdAt: yours }, theirs: { createdAt: theirs }, ownSince }, seenAt);

test.each([
  ['years old, and nobody knows since when the own account is there', '2015-07-12', '', '', /don’t know/],
  ['years old, and younger than another proven account', '2015-07-12', '', '2012-01-01', undefined],
  ['years old, and older than that one', '2015-07-12', '', '2020-09-21', /longer than those/],
  ['a few months old', '2026-03-01', '', '', undefined],
  ['a few months old, and older than another proven account', '2026-03-01', '', '2026-09-21', undefined],
  ['of unknown age', '', '', '', undefined],
  ['older than the own one, which is said otherwise', '2015-07-12', '2016-01-01', '', undefined],
])('caution: %s', (_, theirs, yours, ownSince, expected) => {
  const said = caution(theirs, yours, ownSince);
  if (expected) expect(said).toMatch(expected);
  else expect(said).toBeUndefined();
});

test('it names the day', () => {
  expect(caution('2015-07-12', '', '')).toBe(
    'This account has existed since 12 July 2015, and we don’t know since when yours has. Report it only if yours was there first.',
  );
});
