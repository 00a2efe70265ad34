import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { at, one } from './case-for-test.ts';
import { caseReport, caseWarning } from './case-report.ts';

test('the report names both accounts and each piece of evidence, and no note', () => {
  const piece = (kind: Case['evidence'][number]['kind'], sha: string) => ({
    id: sha,
    at,
    kind,
    words: 'Private words',
    sha256: sha.repeat(64),
    byHelper: false,
  });
  const imitates = { platform: 'X' as const, handle: 'maya_hollimund', name: 'Maya Hollimund' };
  const given = one({
    imitates,
    evidence: [piece('link', 'a'), piece('note', 'b'), piece('screenshot', 'c')],
  });
  expect(caseReport(given, 'Maya', Date.parse(at)))
    .toBe(`The account @maya_ho1limund on X presents itself as me, Maya Hollimund, @maya_hollimund on X.

Its handle differs from mine in one place: digit 1 in place of l. I have not authorised it.

My account: https://x.com/maya_hollimund
The other account: https://x.com/maya_ho1limund

Kept as evidence, each with its SHA-256:
- 20 November 2026, 10:00 UTC, the address: ${'a'.repeat(64)}
- 20 November 2026, 10:00 UTC, a screenshot: ${'c'.repeat(64)}`);
  expect(caseWarning(given, 'Maya', 0)).toContain('Mine is @maya_hollimund on X.');
});

test('without an account of their own a person is named', () => {
  const text = caseReport(one({}), 'Maya Hollimund', Date.parse(at));
  expect(text).toContain('presents itself as me, Maya Hollimund.');
  expect(text).toContain('My account: Maya Hollimund');
});
