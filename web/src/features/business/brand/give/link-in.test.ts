import { expect, test } from 'vitest';
import { linkIn } from './link-in.ts';

test.each([
  ['?businessId=acme', undefined],
  ['?give=', undefined],
  ['?give=javascript:alert(1)', undefined],
  ['?give=https://example.com/page', undefined],
  ['?give=https%3A%2F%2Fwww.instagram.com%2Fk1ln%2F', 'INSTAGRAM k1ln'],
  ['?give=https%3A%2F%2Fwww.facebook.com%2Fprofile.php%3Fid%3D100089912345678', 'FACEBOOK 100089912345678'],
])('%s', (search, expected) => {
  const given = linkIn(new URLSearchParams(search));
  expect(given && `${given.platform} ${given.handle}`).toBe(expected);
});
