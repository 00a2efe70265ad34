import type { scanContract } from '#domain/contract/scan';
import { ProductError } from '#domain/errors';
import { countOpen } from '#domain/scan/detection';
import type { Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import type * as z from 'zod';
import type { Route } from '../../rest/rest.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import type { ScanServices } from '../../scan/services.ts';

/** Keeps what the caller decided of a finding; OPEN undoes it. */
export const decideFinding: Route<
  (typeof scanContract)['decide-finding'],
  Pick<ScanServices, 'findings' | 'users' | 'retry'>
> = async ({ caller, request: { findingId, decision }, now }, { findings, users, retry }) => {
  const subjectId = userSubject(caller.sub);
  const at = new Date(now).toISOString();
  const finding = await editFinding({ subjectId, id: findingId }, { findings, retry }, (before) =>
    decided(before, decision, at),
  );
  await countAgain(caller.sub, { findings, users });
  return { finding };
};

/** Brings the summary on the person's record up to what is open now. */
export async function countAgain(
  sub: string,
  { findings, users }: Pick<ScanServices, 'findings' | 'users'>,
): Promise<void> {
  const user = await users.get(sub);
  const counts = countOpen(await findings.list(userSubject(sub)), user?.impersonationDetection?.lastScanAt);
  await users.change(sub, { set: { impersonationDetection: counts } });
}

type Decision = z.output<(typeof scanContract)['decide-finding']['request']>['decision'];

/** The finding as decided; what was resolved is kept again. */
export function decided({ expiresAt: _, ...finding }: Finding, decision: Decision, at: string): Finding {
  if (finding.verdict === 'namesake' && decision === 'REPORTED')
    throw new ProductError('FORBIDDEN', 'One shared name is not a copy; there is nothing to report.');
  const what = decision === 'REPORTED' ? ('reported' as const) : ('decided' as const);
  const history = [...finding.history, { at, what, note: words[decision] }].slice(-50);
  return { ...finding, status: decision, history };
}

const words = {
  OPEN: 'You reopened it',
  MINE: 'You said this is yours',
  IGNORED: 'You ignored it',
  REPORTED: 'You reported it',
};
