import { expect, it } from 'vitest';
import { RightsToken } from '#domain/rights/rights-request';
import { tokenIn } from './rights-token.ts';

const token = `DR-7K3M-9QXP.${'r'.repeat(43)}`;

it.each([
  [`#${token}`, token],
  ['', undefined],
  ['#main', undefined],
  [`#${token}x`, undefined],
  [`#${token.slice(0, -1)}`, undefined],
])('%s', (hash, found) => {
  expect(tokenIn(hash)).toBe(found);
  if (found) expect(RightsToken.parse(found)).toBe(found);
});
