import { expect, test } from 'vitest';
import { mitigate } from '../../engine/judge/mitigations.ts';
import { relativeReason } from '../../engine/judge/reasons.ts';
import { markWords } from '../../marked/mark-words.ts';
import { saidToOthers } from './said-to-others.ts';

test('what is said to the person is said of them to whoever reads the evidence', () => {
  const { reason } = relativeReason({ value: 1, age: 'younger', audience: 'smaller' });
  expect(saidToOthers(reason)).toBe(
    'Newer than the account it is said to impersonate, with far fewer followers.',
  );
  expect(saidToOthers('Same picture.')).toBe('Same picture.');
});

const judged = { score: 80, verdict: 'likely clone' as const, signals: {}, evidence: [] };
const settled = (...[context, known]: [Parameters<typeof mitigate>[1], Parameters<typeof mitigate>[2]?]) =>
  mitigate(judged, context, known).evidence[0]!.reason;
const mark = { picture: 'p', platform: 'LINKEDIN' as const, issuedAt: '2026-03-03T10:00:00.000Z', score: 12 };

test.each([
  relativeReason({ value: 0, age: 'eldest' }).reason,
  relativeReason({ value: 0.5, audience: 'alike' }).reason,
  settled({}, { perhapsYours: true }),
  settled({ dismissed: true }),
  settled({ copiedProof: true }),
  settled({ provenBy: 'other' }),
  markWords({ ...mark, keys: 3 }),
])('to others nothing is theirs: %s', (reason) => {
  expect(saidToOthers(reason)).not.toMatch(/\byou/i);
});

test('it says which accounts were compared, and who has the copy: not whom it impersonates, who may be a child', () => {
  expect(saidToOthers(relativeReason({ value: 0, age: 'eldest' }).reason)).toBe(
    'Older than those of the accounts it was compared with whose age is known.',
  );
  expect(saidToOthers(settled({}, { perhapsYours: true }))).toBe(
    'It has the same name and handle on another platform, so it may be the same person’s account.',
  );
  expect(saidToOthers(markWords({ ...mark, keys: 3 }))).toContain(
    'derives from the copy issued to the reporting party as “LinkedIn”',
  );
});
