import { expect, test } from 'vitest';
import { moreTelling, type Snapshot } from './snapshot.ts';
import { snapshotText } from './snapshot-text.ts';

const seen: Snapshot = {
  at: '2026-11-20T10:00:00.000Z',
  seenBy: 'search',
  yours: {
    platform: 'GITHUB',
    handle: 'maya-hollimund',
    name: 'Maya Hollimund',
    bio: 'Stoneware.\nSlow glazes.',
    followers: 3912,
  },
  theirs: { platform: 'X', handle: 'maya_ho1limund', name: 'Maya Hollimund', followers: 0 },
  verdict: 'likely clone',
  score: 93.6,
  reasons: [
    { signal: 'name', value: 1, words: 'Same name.', side: 'for' },
    { signal: 'location', value: 0, words: 'Different places.', side: 'context' },
    { signal: 'label', value: 1, words: 'Says of itself: “fan”.', side: 'against' },
  ],
};

test('the text says all that was known of both, what speaks for a copy and what against, and nothing that was not known', () => {
  expect(snapshotText(seen)).toBe(`As our scan saw both accounts on 2026-11-20T10:00:00.000Z
Comparison: likely clone, likeness 93 of 100

The person’s own account
Platform: GitHub
Handle: maya-hollimund
Name: Maya Hollimund
About: Stoneware.
  Slow glazes.
Followers: 3912

The other account
Platform: X
Handle: maya_ho1limund
Name: Maya Hollimund
Followers: 0

The handles, letter by letter
- Underscore in place of hyphen
- Digit 1 in place of l

Evidence for a copy
- Same name.

Evidence against
- Says of itself: “fan”.

Also compared
- Different places.
`);
});

test('what a scan read counts for more than what was typed, and of two of a kind the newer', () => {
  const typed: Snapshot = { ...seen, seenBy: 'person', at: '2026-11-22T10:00:00.000Z' };
  const later = { ...seen, at: '2026-11-21T10:00:00.000Z' };
  expect(moreTelling(undefined, typed)).toBe(typed);
  expect(moreTelling(seen, typed)).toBe(seen);
  expect(moreTelling(typed, seen)).toBe(seen);
  expect(moreTelling(seen, later)).toBe(later);
  expect(moreTelling(later, seen)).toBe(later);
});
