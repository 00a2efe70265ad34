import type { Finding } from './finding.ts';
import type { ImpersonationDetection } from '../account/user.ts';

/** How many findings wait, by verdict: the summary kept on the person's record. */
export function countOpen(
  findings: readonly Pick<Finding, 'status' | 'verdict'>[],
  lastScanAt: string | null | undefined,
): ImpersonationDetection {
  const open = (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.status === 'OPEN' && finding.verdict === verdict).length;
  return {
    lastScanAt: lastScanAt ?? null,
    likelyClones: open('likely clone'),
    possibleClones: open('possible clone'),
    namesakes: open('namesake'),
  };
}
