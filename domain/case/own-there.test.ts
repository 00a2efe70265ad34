import { expect, test } from 'vitest';
import { ownThere } from './own-there.ts';

const verifiedAt = '2026-11-17T08:00:00.000Z';
const accounts = [
  { platform: 'X' as const, pageUrl: 'https://x.com/maya_old' },
  { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund', verifiedAt },
  { platform: 'FACEBOOK' as const, pageUrl: 'https://www.facebook.com/maya.hollimund' },
];
const copy = { platform: 'X' as const, handle: 'maya_ho1limund' };

test('a proven account stands before one that is only listed', () => {
  const proven = { platform: 'X', handle: 'maya_hollimund', url: 'https://x.com/maya_hollimund', verifiedAt };
  expect(ownThere(accounts, { copy, copied: 'INSTAGRAM' })).toEqual(proven);
  expect(ownThere(accounts, { copy, copied: undefined })).toEqual(proven);
  expect(ownThere(accounts, { copy: { ...copy, platform: 'FACEBOOK' }, copied: 'X' })).toEqual({
    ...{ platform: 'FACEBOOK', handle: 'maya.hollimund', url: 'https://www.facebook.com/maya.hollimund' },
    verifiedAt: null,
  });
});

test('where the copied account is on that platform itself, and of a domain, there is none to add', () => {
  expect(ownThere(accounts, { copy, copied: 'X' })).toBeUndefined();
  expect(
    ownThere(accounts, { copy: { platform: 'DOMAIN', handle: 'x.com' }, copied: 'DOMAIN' }),
  ).toBeUndefined();
  expect(ownThere(undefined, { copy, copied: undefined })).toBeUndefined();
});

test('where none is there, and none was named as copied, one elsewhere will do if it is asked for', () => {
  const where = { copy: { platform: 'TIKTOK' as const, handle: 'maya' }, copied: undefined };
  expect(ownThere(accounts, where)).toBeUndefined();
  expect(ownThere(accounts, { ...where, elsewhere: true })).toMatchObject({ platform: 'X', verifiedAt });
  expect(ownThere(accounts.slice(2), { ...where, elsewhere: true })).toMatchObject({ platform: 'FACEBOOK' });
  expect(ownThere(accounts, { ...where, copied: 'FACEBOOK', elsewhere: true })).toBeUndefined();
  const onFacebook = { copy: { ...copy, platform: 'FACEBOOK' as const }, copied: undefined, elsewhere: true };
  expect(ownThere(accounts, onFacebook)).toMatchObject({ platform: 'FACEBOOK' });
});

test('an account that was listed and is the copy itself is never said to be theirs', () => {
  const listed = [{ platform: 'X' as const, pageUrl: 'https://x.com/Maya_Ho1limund' }];
  expect(ownThere(listed, { copy, copied: undefined })).toBeUndefined();
});
