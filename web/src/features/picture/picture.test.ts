import { expect, test } from 'vitest';
import { looksUncut } from './looks-uncut.ts';
import { fileOf, type Picture } from './picture.ts';

const picture: Picture = {
  name: 'shot.png',
  preview: '',
  hash: '',
  quality: 90,
  sha256: '',
  width: 300,
  height: 300,
};

test('of a picture that was kept, its whole is a file again', async () => {
  const kept = fileOf({ ...picture, whole: { base64: btoa('jpeg'), width: 1, height: 1 } });
  expect([kept?.name, kept?.type, await kept?.text()]).toEqual(['shot.png', 'image/jpeg', 'jpeg']);
  expect(fileOf(picture)).toBeUndefined();
});

test.each([
  [300, 300, false],
  [1152, 780, false],
  [1170, 2532, true],
  [1280, 720, true],
  [1536, 2048, true],
  [4000, 3000, false],
  // As cameras take them, and as they are made smaller: 3:2, and 16:9 larger than the screens of that shape.
  [6000, 4000, false],
  [1080, 1620, false],
  [2048, 1365, false],
  [1621, 1081, false],
  [4032, 2268, false],
  [2604, 4624, false],
  [750, 1334, true],
  [2560, 1440, true],
  [3840, 2160, true],
  [2560, 1600, true],
  [1440, 3200, true],
])('%i × %i looks like an uncut screenshot: %j', (width, height, uncut) =>
  expect(looksUncut({ width, height })).toBe(uncut),
);
