import { ProductError } from '#domain/errors';
import type { Finding } from '#domain/scan/finding';

export type Decision = 'OPEN' | 'MINE' | 'IGNORED' | 'REPORTED';

const ofPerson: Record<Decision, string> = {
  OPEN: 'You reopened it',
  MINE: 'You said this is yours',
  IGNORED: 'You ignored it',
  REPORTED: 'You reported it',
};

/** The finding as decided; what was resolved is kept again. `words` are for its timeline. */
export function decided(
  { expiresAt: _, ...finding }: Finding,
  decision: Decision,
  at: string,
  words = ofPerson,
): Finding {
  if (finding.verdict === 'namesake' && decision === 'REPORTED')
    throw new ProductError('FORBIDDEN', 'One shared name is not a copy; there is nothing to report.');
  const what = decision === 'REPORTED' ? ('reported' as const) : ('decided' as const);
  const history = [...finding.history, { at, what, note: words[decision] }].slice(-50);
  return { ...finding, status: decision, history };
}
