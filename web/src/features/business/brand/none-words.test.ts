import { expect, test } from 'vitest';
import type { BrandFinding } from '#domain/contract/business-brand';
import { noneWords } from './none-words.ts';
import { words } from './words.ts';

const finding = (status: BrandFinding['status'], verdict: BrandFinding['verdict']): BrandFinding =>
  ({ id: 'f', status, verdict }) as BrandFinding;

test('"nothing was found" is not said of what was decided, nor beside a namesake', () => {
  expect(noneWords([])).toBe(words.none);
  expect(noneWords([finding('OPEN', 'likely clone')])).toBeUndefined();
  expect(noneWords([finding('MINE', 'likely clone')])).toBe(words.noneLeft);
  expect(noneWords([finding('OPEN', 'namesake')])).toBe(words.noneLeft);
});
