import { stepsFor } from '#domain/case/case';
import { linkId } from '../../lambdas/case/helper-link.ts';
import type { StoredCase } from '../../lambdas/store/case.ts';
import type { Person } from './people.ts';
import type { Row } from './tables.ts';

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
