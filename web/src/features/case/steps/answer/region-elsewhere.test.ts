import { expect, test } from 'vitest';
import { regionElsewhere } from './region-elsewhere.ts';

test('where somebody lives is taken from the newest other case that says it', () => {
  const cases = [
    { caseId: '01B', region: 'UK' as const },
    { caseId: '01D' },
    { caseId: '01C', region: 'EU' as const },
    { caseId: '01E', region: 'US' as const },
  ];
  expect(regionElsewhere(cases, { caseId: '01E' })).toBe('EU');
  expect(regionElsewhere(cases.slice(1, 2), { caseId: '01E' })).toBeUndefined();
});
