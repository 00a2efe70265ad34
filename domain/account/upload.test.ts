import { expect, it } from 'vitest';
import { isOwnPicture, pictureKey } from './upload.ts';

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
