import { expect, it } from 'vitest';
import { countOpen } from './detection.ts';
import { type Finding, needsDecision } from './finding.ts';
import { bySeverity, severityOf } from './severity.ts';

const judged = (verdict: Finding['verdict'], ...copied: string[]) => ({
  ...{ verdict, score: 50 },
  reasons: copied.map((signal) => ({ signal, value: 1, words: '', side: 'for' as const })),
});

it.each<[Finding['verdict'], string[], string]>([
  ['likely clone', ['photo', 'name', 'links'], 'high'],
  ['likely clone', ['photo', 'name'], 'high'],
  ['likely clone', ['photo', 'handle'], 'high'],
  ['likely clone', ['name', 'domain'], 'high'],
  ['likely clone', ['photo', 'bio'], 'high'],
  ['likely clone', ['proof'], 'high'],
  ['likely clone', ['name', 'handle'], 'medium'],
  ['likely clone', ['name', 'bio'], 'medium'],
  ['possible clone', ['photo'], 'medium'],
  ['possible clone', ['links', 'bio'], 'medium'],
  ['possible clone', ['name', 'handle'], 'low'],
  ['namesake', ['name'], 'low'],
  ['namesake', ['photo', 'name'], 'low'],
])('%s that copied %j: %s', (verdict, copied, severity) =>
  expect(severityOf(judged(verdict, ...copied)).severity).toBe(severity),
);

it('what is against, or only somewhat alike, was not copied', () => {
  const one = judged('likely clone', 'name');
  const photo = { signal: 'photo', words: '' };
  expect(
    severityOf({ ...one, reasons: [...one.reasons, { ...photo, value: 0.5, side: 'for' }] }).severity,
  ).toBe('medium');
  expect(
    severityOf({ ...one, reasons: [...one.reasons, { ...photo, value: 1, side: 'context' }] }).severity,
  ).toBe('medium');
});

it('puts the most severe first, and of two alike the one with more likeness', () => {
  const low = { ...judged('possible clone', 'name'), score: 90 };
  const high = { ...judged('likely clone', 'photo', 'name'), score: 60 };
  expect([low, high, { ...high, score: 70 }].sort(bySeverity).map(({ score }) => score)).toEqual([
    70, 60, 90,
  ]);
});

it('of a picture says only what was compared', () => {
  expect(severityOf(judged('likely clone', 'photo', 'bio')).why).toMatch(/^It shows your picture/);
  const one = judged('likely clone', 'name', 'handle');
  const seen = {
    ...one,
    reasons: [...one.reasons, { signal: 'photo', value: 0, words: '', side: 'context' as const }],
  };
  expect(severityOf(one).why).toBe('Several details are like yours. We couldn’t compare pictures.');
  expect(severityOf(seen).why).toBe('Several details are like yours, but not the picture we compared.');
});

it.each([
  [['photo', 'name', 'handle'], 'It shows your picture and your name. Look at the evidence against'],
  [['photo', 'handle'], 'It shows your picture beside a handle like yours. Look at the evidence against'],
  [['photo'], 'It shows your picture, and little else is like yours.'],
])('a possible clone that copied %j isn’t said to have copied less', (copied, why) =>
  expect(severityOf(judged('possible clone', ...copied)).why).toContain(why),
);

it('counts what waits for a decision, by verdict', () => {
  const finding = (verdict: Finding['verdict'], status: Finding['status'] = 'OPEN') => ({ verdict, status });
  const findings = [
    ...[finding('likely clone'), finding('likely clone'), finding('likely clone', 'MINE')],
    ...[finding('possible clone'), finding('possible clone', 'CASE')],
    ...[finding('namesake'), finding('namesake', 'IGNORED'), finding('unrelated')],
  ];
  const at = '2026-11-20T10:00:00.000Z';
  const counted = { likelyClones: 2, possibleClones: 1, namesakes: 1 };
  expect(countOpen(findings, at)).toEqual({ ...counted, lastScanAt: at });
  expect(countOpen([], undefined)).toEqual({
    ...{ likelyClones: 0, possibleClones: 0, namesakes: 0, lastScanAt: null },
  });
  expect(findings.map(needsDecision)).toEqual([true, true, false, true, false, false, false, false]);
});

it('only what is alike enough was copied', () => {
  const photo = (value: number) => ({
    ...judged('likely clone'),
    reasons: [
      ...judged('likely clone', 'name').reasons,
      { signal: 'photo', value, words: '', side: 'for' as const },
    ],
  });
  expect([severityOf(photo(0.7)).severity, severityOf(photo(0.69)).severity]).toEqual(['high', 'medium']);
});
