import { expect, test } from 'vitest';
import { emptyDraft, type Draft } from '../compare/side.ts';
import { leftOver, offerOf } from './from-comparison.ts';

const picture = { name: 'me.jpg', preview: 'data:image/jpeg;base64,AA==', hash: '', quality: 90 };
const draft: Draft = {
  yours: {
    link: 'https://github.com/lena-marchetti',
    platform: '',
    name: 'Lena',
    picture: { ...picture, sha256: '', width: 200, height: 200 },
  },
  theirs: { link: 'https://github.com/1ena-marchetti', platform: '', name: '' },
};
const other = {
  ...{ platform: 'GITHUB', handle: '1ena-marchetti', platformName: 'GitHub' },
  url: 'https://github.com/1ena-marchetti',
};
const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/lena-marchetti' };

test('account, name and picture are offered, with what they were compared with', () =>
  expect(offerOf(draft, {})).toEqual({
    account: { ...github, handle: 'lena-marchetti' },
    name: 'Lena',
    picture: picture.preview,
    other,
  }));

test('what the account holds already is not offered again', () => {
  expect(offerOf(draft, { socialMediaAccounts: [github], preferredName: 'Lena M.' })).toEqual({
    picture: picture.preview,
    other,
  });
  const all = { socialMediaAccounts: [github], preferredName: 'Lena', profileImagePath: 'users/u/p.jpg' };
  expect(offerOf(draft, all)).toBeUndefined();
});

test('nothing typed is no offer, and neither is the other account alone', () => {
  expect(offerOf(emptyDraft(), {})).toBeUndefined();
  expect(offerOf({ ...emptyDraft(), theirs: draft.theirs }, {})).toBeUndefined();
});

test('what was compared for a business is not offered to the person as their own', () =>
  expect(offerOf({ ...draft, business: true }, {})).toBeUndefined());

test('once the rest was used the other account is left, but not one that was compared for a business', () => {
  expect(leftOver(draft)).toEqual({ other });
  expect(leftOver({ ...draft, business: true })).toBeUndefined();
  expect(leftOver(emptyDraft())).toBeUndefined();
});
