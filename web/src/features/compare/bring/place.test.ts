import { expect, test } from 'vitest';
import { emptyDraft, type Draft, type Side } from '../side.ts';
import { placed, swapped } from './place.ts';

const mine: Side = { link: 'https://x.com/maya_h', platform: '', name: 'Maya' };
const copy = { link: 'https://x.com/maya_holl', name: 'Maya Hollimund', bio: 'Clay' };
const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft(), ...part });

test('a profile that is brought is the other account', () => {
  expect(placed(draft({ yours: mine }), copy, undefined)).toEqual({
    yours: mine,
    theirs: { ...copy, platform: '' },
  });
});

test('the person’s own goes to their own side, and keeps what they entered', () => {
  const own = { link: 'https://x.com/Maya_H', name: '', bio: 'Clay' };
  expect(placed(draft({ yours: mine }), own, undefined)).toEqual(
    draft({ yours: { ...mine, link: own.link, bio: 'Clay' } }),
  );
});

test('another profile replaces the one before; a screenshot alone adds to it', () => {
  const before = draft({ theirs: { ...mine, bio: 'of another' } });
  expect(placed(before, { link: copy.link, name: '' }, undefined).theirs).toEqual({
    link: copy.link,
    platform: '',
    name: '',
  });
  const picture = { hash: 'a' } as never;
  expect(placed(before, { link: '', name: '' }, picture).theirs).toEqual({ ...before.theirs, picture });
});

test('what turns out to be one’s own changes sides', () => {
  const given = draft({ theirs: mine });
  expect(swapped(given)).toEqual(draft({ yours: mine }));
});
