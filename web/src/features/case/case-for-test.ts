import type { Case } from '#domain/case/case';
import { stepsFor } from '#domain/case/steps';

export const at = '2026-11-20T10:00:00.000Z';
/** A case as it begins, with what a test says of it. */
export const one = (part: Partial<Case>): Case => ({
  userId: 'u',
  caseId: '01A',
  title: 'A copy',
  platform: 'X',
  handle: 'maya_ho1limund',
  url: 'https://x.com/maya_ho1limund',
  createdAt: at,
  updatedAt: at,
  evidence: [],
  steps: stepsFor('X'),
  ...part,
});
