import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { forgetPicture } from './forget-picture.ts';

const own = 'users/u1/profile/a.png';

it.each<[string, string, string | null, string[]]>([
  ['was taken away', own, null, [own]],
  ['was taken away, and another is shown', own, 'users/u1/profile/b.png', [own]],
  ['is shown, since taking it away failed', own, own, []],
  ['is no picture of theirs', 'users/u2/profile/b.png', null, []],
])('a picture that %s', async (_, picture, profileImagePath, expected) => {
  const user = newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-01-01T00:00:00.000Z');
  const removed: string[] = [];
  await forgetPicture(
    { userId: 'u1', picture },
    {
      users: { get: async () => ({ ...user, profileImagePath }) },
      files: { remove: async (key) => void removed.push(key) },
    },
  );
  expect(removed).toEqual(expected);
});
