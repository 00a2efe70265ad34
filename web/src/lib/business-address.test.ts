import { expect, test } from 'vitest';
import { businessRedirect } from './business-address.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test.each([
  [
    'a business page without an id gets the remembered one',
    at('/business-dashboard'),
    'b1',
    '/business-dashboard?businessId=b1',
  ],
  [
    'other parameters and the hash stay',
    at('/business-settings/seats', '?tab=2', '#top'),
    'b1',
    '/business-settings/seats?tab=2&businessId=b1#top',
  ],
  ['nothing remembered, nothing added', at('/business-dashboard'), null, undefined],
  ['an id on a business page stays', at('/business-dashboard', '?businessId=b2'), 'b1', undefined],
  ['an id elsewhere is removed', at('/dashboard', '?businessId=b1&x=1'), 'b1', '/dashboard?x=1'],
  ['/business is not a business path', at('/business', '?businessId=b1'), 'b1', '/business'],
  ['a plain page stays', at('/dashboard', '?x=1'), 'b1', undefined],
])('%s', (_, address, remembered, expected) => {
  expect(businessRedirect(address, remembered)).toBe(expected);
});
