import { expect, it } from 'vitest';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { chosenAccount } from './chosen-account.ts';

const yours: SeenProfile = { platform: 'INSTAGRAM', handle: 'maya.hollimund', name: 'Maya', followers: 40 };
const beside = (part: Partial<SeenProfile>, platform: SeenProfile['platform'] = 'X'): Finding =>
  ({ yours: { ...yours, ...part }, theirs: { platform, handle: 'maya_hol1imund' } }) as Finding;
const listed = {
  socialMediaAccounts: [
    { platform: 'INSTAGRAM' as const, pageUrl: 'https://www.instagram.com/maya.hollimund/' },
  ],
};

it.each([
  ['was chosen, without counts of another platform', beside({ chosen: true }), { followers: undefined }],
  ['was chosen on the same platform', beside({ chosen: true }, 'INSTAGRAM'), { followers: 40 }],
])('is the one that %s', (_, finding, part) => {
  const profile = chosenAccount(finding, listed)?.profile;
  expect(profile).toMatchObject({ handle: 'maya.hollimund', name: 'Maya' });
  expect(profile?.followers).toBe(part.followers);
  expect(profile).not.toHaveProperty('chosen');
});

it('is none where we picked it, where it is off the list, or where nothing was found before', () => {
  expect(chosenAccount(beside({}), listed)).toBeUndefined();
  expect(chosenAccount(beside({ chosen: true }), { socialMediaAccounts: [] })).toBeUndefined();
  expect(chosenAccount(undefined, listed)).toBeUndefined();
});
