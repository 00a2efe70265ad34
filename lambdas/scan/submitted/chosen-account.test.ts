import { expect, it } from 'vitest';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { chosenAccount } from './chosen-account.ts';

const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const other = '07'.repeat(32);
const yours: SeenProfile = { platform: 'INSTAGRAM', handle: 'maya.hollimund', name: 'Maya', followers: 40 };
const theirs: SeenProfile = { platform: 'X', handle: 'maya_hol1imund' };
const same = { signal: 'photo', value: 1, words: 'Same picture, mirrored.', side: 'for' as const };
const beside = (part: Partial<SeenProfile>, of: Partial<Finding> = {}): Finding =>
  ({ yours: { ...yours, ...part }, theirs, reasons: [], ...of }) as Finding;
const listed = {
  socialMediaAccounts: [
    { platform: 'INSTAGRAM' as const, pageUrl: 'https://www.instagram.com/maya.hollimund/' },
  ],
};
const of = (finding: Finding | undefined, seen: Partial<SeenProfile> = {}) =>
  chosenAccount(finding, { profile: { ...theirs, ...seen } }, { listed, read: [] });

it.each([
  ['was chosen, without counts of another platform', beside({ chosen: true }), undefined],
  [
    'was chosen on the same platform',
    beside({ chosen: true }, { theirs: { ...theirs, platform: 'INSTAGRAM' } }),
    40,
  ],
])('is the one that %s', (_, finding, followers) => {
  const profile = of(finding)?.own.profile;
  expect(profile).toMatchObject({ handle: 'maya.hollimund', name: 'Maya' });
  expect(profile?.followers).toBe(followers);
  expect(profile).not.toHaveProperty('chosen');
});

it('is none where we picked it, where it is off the list or was read now, or where nothing was found before', () => {
  const chosen = beside({ chosen: true });
  expect(of(beside({}))).toBeUndefined();
  expect(chosenAccount(chosen, { profile: theirs }, { listed: {}, read: [] })).toBeUndefined();
  const read = [{ profile: { ...yours, bio: 'Pots' } }];
  expect(chosenAccount(chosen, { profile: theirs }, { listed, read })).toBeUndefined();
  expect(of(undefined)).toBeUndefined();
});

it('has the picture that they saw to be the same while the other one shows that, and else says nothing of pictures', () => {
  const compared = beside(
    { chosen: true, photoHash: other },
    { theirs: { ...theirs, photoHash: hash }, reasons: [same] },
  );
  expect(of(compared, { photoHash: hash })).toMatchObject({
    own: { photo: { hash } },
    picture: { hash: other, words: 'Same picture, mirrored.' },
  });
  for (const seen of [{ photoHash: other }, {}])
    expect(of(compared, seen)).toMatchObject({ own: { photo: { quality: 0 } }, picture: undefined });
  const unlike = { ...compared, reasons: [] };
  expect(of(unlike, { photoHash: hash })?.own.photo?.quality).toBe(0);
});
