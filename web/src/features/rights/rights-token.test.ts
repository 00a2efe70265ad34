import { expect, it } from 'vitest';
import { RightsToken } from '#domain/rights/rights-request';
import { isBroken, tokenIn } from './rights-token.ts';

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

it.each([
  [`#${token}`, false],
  ['', false],
  ['#main', false],
  [`#${token.slice(0, -8)}`, true],
  [`#${token}x`, true],
  ['#DR-7K3M-9QXP', true],
])('%s was to open a request, and is not whole: %s', (hash, broken) => {
  expect(isBroken(hash)).toBe(broken);
});
