import { stepsFor } from '#domain/case/steps';
import { snapshotOf } from '#domain/case/snapshot';
import type { Finding } from '#domain/scan/finding';
import { textEvidence } from '../../../lambdas/case/edit-case.ts';
import { linkId } from '../../../lambdas/case/helper-link.ts';
import { snapshotEvidence } from '../../../lambdas/case/compared/snapshot-evidence.ts';
import type { StoredCase } from '../../../lambdas/store/case.ts';
import type { Person } from '../people.ts';
import type { Row } from '../tables.ts';

/** One pixel. */
const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const screenshot = { base64 };
export const helperToken = 'Helper'.padEnd(40, 'x');

/** A case with one screenshot, and a friend's link that is out. */
export function caseRows({ sub }: Person, at: string): Row[] {
  const caseId = '7ZZZZ-case-of-maya';
  const id = linkId(helperToken);
  const one: StoredCase = {
    userId: sub,
    caseId,
    title: 'A copy',
    platform: 'INSTAGRAM',
    handle: 'a-copy',
    createdAt: at,
    updatedAt: at,
    evidence: [],
    steps: stepsFor('INSTAGRAM'),
    helperId: id,
    helperUntil: at,
  };
  return [
    ['Case', one],
    ['Case', { userId: sub, caseId: `picture#${caseId}#shot`, contentType: 'image/png', base64 }],
    ['Once', { id, owner: sub, caseId, expiresAt: Math.floor(Date.parse(at) / 1000) + 86_400 }],
  ];
}

/** A case of a finding with everything that it can hold in words: comparison, link, facts, an answer, a reminder. */
export function caseOfFinding(
  { sub }: Pick<Person, 'sub'>,
  caseId: string,
  finding: Finding,
  at: string,
): Row {
  const { platform, handle, name } = finding.yours;
  const snapshot = snapshotOf(finding);
  const link = `https://github.com/${finding.theirs.handle}`;
  const one: StoredCase = {
    ...{
      userId: sub,
      caseId,
      title: 'A copy',
      createdAt: at,
      updatedAt: at,
      findingId: finding.id,
      snapshot,
    },
    ...{ platform: finding.theirs.platform, handle: finding.theirs.handle, url: link },
    imitates: { platform, handle, name: name ?? null },
    steps: stepsFor(finding.theirs.platform),
    evidence: [
      snapshotEvidence('compared', snapshot, at),
      textEvidence('pasted', 'link', { words: 'The link as you pasted it', kept: link, at }),
      { id: 'shot', at, kind: 'screenshot', words: '', sha256: 'a'.repeat(64), bytes: 68, byHelper: true },
    ],
    ...{
      facts: ['WRITES_TO_OTHERS', 'ASKS_FOR_MONEY'],
      behalf: { name: 'Noor Hollimund', relation: 'CHILD' },
    },
    answers: [{ on: at, answer: 'ASKED_FOR_MORE', words: 'Please send a document with a photograph.' }],
    ...{ reportedOn: at, reminderAt: at },
  };
  return ['Case', one];
}
