import { expect, test } from 'vitest';
import type { Picture } from '../../picture/picture.ts';
import { printOf } from './as-finding.ts';

const picture: Picture = {
  ...{ name: 'logo.jpg', preview: 'data:,', hash: 'aa'.repeat(32), quality: 90.4, sha256: 'cd'.repeat(32) },
  ...{ width: 700, height: 500 },
};

test('a picture is sent as platforms show it: of one that is no square its middle', () => {
  const square = { hash: 'bb'.repeat(32), quality: 80 };
  expect(printOf({ picture: { ...picture, square } })).toEqual(square);
  expect(printOf({ picture })).toEqual({ hash: picture.hash, quality: 90 });
  expect(printOf({})).toBeUndefined();
});
