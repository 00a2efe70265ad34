import { expect, it } from 'vitest';
import { casePictureKey, isOwnPicture, ownPrefix, pictureKey, seenPictureKey } from './upload.ts';

it('makes keys that are own pictures of that person alone', () => {
  const key = pictureKey('maya', 'a1', 'image/webp');
  expect(key).toBe('users/maya/profile/a1.webp');
  expect([isOwnPicture('maya', key), isOwnPicture('tom', key), isOwnPicture('may', key)]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  'users/maya/profile/../../tom/profile/a.png',
  'users/maya/profile/a.svg',
  'users/maya/profile/.png',
  'users/maya/a.png',
  'users/maya/profile/a.png/b',
  '/users/maya/profile/a.png',
  'users/maya/profile/a.png\n',
])('refuses %j', (key) => {
  expect(isOwnPicture('maya', key)).toBe(false);
});

it('keeps the files of a person and of a business apart', () => {
  expect([ownPrefix('maya'), ownPrefix('B#acme')]).toEqual(['users/maya/', 'users/business-acme/']);
  const picture = { sha256: 'ab12', contentType: 'image/png' };
  expect(seenPictureKey('B#acme', picture)).toBe('users/business-acme/seen/ab12.png');
  expect(casePictureKey({ userId: 'maya', caseId: 'c1' }, picture)).toBe('users/maya/cases/c1/ab12.png');
  expect(() => seenPictureKey('maya', { sha256: 'ab12', contentType: 'image/svg+xml' })).toThrow();
});
