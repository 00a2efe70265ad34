import { expect, test } from 'vitest';
import type { ShownDomain } from '#domain/contract/business-domains';
import { sinceOf } from './since-of.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const before = '2026-11-19T12:00:00Z';
const name: ShownDomain = {
  ...{
    domain: 'acrne.example',
    brand: 'acme.example',
    class: 'homoglyph',
    score: 97,
    changes: [],
    records: {},
  },
  ...{ foundBy: 'given', foundAt: '2026-11-20T11:59:30Z', existence: 'could not look' },
};

test.each<[string, Partial<ShownDomain>, string | RegExp]>([
  ['was added just now', {}, 'Being checked'],
  ['was added, and nobody answered', { silent: 'no answer' }, 'Couldn’t be checked yet'],
  ['was added long ago and never looked at', { foundAt: before }, 'Not in the DNS'],
  ['exists', { existence: 'exists', firstSeen: before, lastLooked: before }, /^Exists, first seen/],
  ['never existed', { existence: 'does not exist', lastLooked: before }, 'Not in the DNS'],
  ['is gone', { existence: 'does not exist', firstSeen: before, lastLooked: before }, 'No longer exists'],
])('a name that %s', (_, part, words) =>
  expect(sinceOf({ ...name, ...part }, now)).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  ),
);
