import { expect, test } from 'vitest';
import type { BrandFinding } from '#domain/contract/business-brand';
import { noneWords } from './none-words.ts';
import { words } from './words.ts';

const finding = (status: BrandFinding['status'], verdict: BrandFinding['verdict']): BrandFinding =>
  ({
    ...{ id: 'f', status, verdict, reasons: [] },
    ...{ yours: { handle: 'kiln', name: 'Kiln' }, theirs: { handle: 'k1ln', name: 'Kiln' } },
  }) as unknown as BrandFinding;

test('"nothing was found" is not said of what was decided, nor beside a namesake', () => {
  expect(noneWords([], 3)).toBe(words.none);
  expect(noneWords([finding('OPEN', 'likely clone')], 3)).toBeUndefined();
  expect(noneWords([finding('MINE', 'likely clone')], 3)).toBe(words.noneLeft);
  expect(noneWords([finding('OPEN', 'namesake')], 3)).toBe(words.noneLeft);
});

test('of an account that was given by its link alone nobody can say, and no all-clear is given', () => {
  const given = {
    ...finding('OPEN', 'namesake'),
    theirs: { handle: 'k1ln', seenIn: 'report' },
  } as BrandFinding;
  expect(noneWords([given], 3)).toBe('We can’t say yet whether one account copies you.');
  expect(noneWords([given, { ...given, id: 'g' }], 3)).toBe('We can’t say yet whether 2 accounts copy you.');
  expect(noneWords([given, finding('OPEN', 'likely clone')], 3)).toBeUndefined();
});

test('where no platform was searched no all-clear is given, whatever was decided before', () => {
  expect(noneWords([], 0)).toBe('No platform could be searched yet.');
  expect(noneWords([finding('MINE', 'likely clone')], 0)).toBe('No platform could be searched yet.');
  expect(noneWords([finding('OPEN', 'likely clone')], 0)).toBeUndefined();
});
