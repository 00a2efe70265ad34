import { expect, test } from 'vitest';
import type { BrandFinding } from '#domain/contract/business-brand';
import type { OwnBusiness } from '../api.ts';
import { hasPicture } from './own-picture.ts';

const domain = 'ferrowbay.example';
const proven = { domain, domainProof: { domain } };
const at = (platform: string, pageUrl: string) => ({ platform, pageUrl });
const instagram = at('INSTAGRAM', 'https://www.instagram.com/ferrowbay/');
const x = at('X', 'https://x.com/ferrowbay');

test.each<[string, object, object, boolean]>([
  [
    'none, where the nearest, the only one, shows none',
    {},
    { socialMediaAccounts: [instagram], ...proven },
    false,
  ],
  ['one seen beside it', { photoHash: 'ab' }, {}, true],
  ['the logo, once something is proven', {}, { logoImagePath: 'l.png', ...proven }, true],
  [
    'none, on platforms that no scan reads',
    {},
    { socialMediaAccounts: [at('TIKTOK', 'https://www.tiktok.com/@ferrowbay')], ...proven },
    false,
  ],
  ['the logo before that', {}, { logoImagePath: 'l.png', domain }, false],
  ['that of another account, which is read', {}, { socialMediaAccounts: [instagram, x], ...proven }, true],
  [
    'that of a proven account which is read',
    {},
    { socialMediaAccounts: [{ ...x, verifiedAt: 'once' }] },
    true,
  ],
  ['that of one that isn’t compared, as nothing is proven', {}, { socialMediaAccounts: [x], domain }, false],
  [
    'that of one where a domain that was given up is proven',
    {},
    { socialMediaAccounts: [x], ...proven, domain: 'other.example' },
    false,
  ],
])('of ours there is a picture to compare: %s', (_, yours, business, expected) => {
  const finding = { platform: 'INSTAGRAM', yours: { platform: 'INSTAGRAM', handle: 'ferrowbay', ...yours } };
  expect(hasPicture(finding as BrandFinding, business as OwnBusiness)).toBe(expected);
});

test('on the platform of the account itself, one that is read counts before anything is proven', () => {
  const finding = { platform: 'X', yours: { platform: 'X', handle: 'ferrowbay.shop' } };
  expect(hasPicture(finding as BrandFinding, { socialMediaAccounts: [x] } as OwnBusiness)).toBe(true);
});
