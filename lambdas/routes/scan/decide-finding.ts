import type { scanContract } from '#domain/contract/scan';
import { ProductError } from '#domain/errors';
import { countOpen } from '#domain/scan/detection';
import { userSubject } from '#domain/keys';
import type { Route } from '../../rest/rest.ts';
import type { ScanServices } from '../../scan/services.ts';

/** Keeps what the caller decided of a finding; OPEN undoes it. */
export const decideFinding: Route<
  (typeof scanContract)['decide-finding'],
  Pick<ScanServices, 'findings' | 'users'>
> = async ({ caller, request, now }, { findings, users }) => {
  const subjectId = userSubject(caller.sub);
  const finding = await findings.get(subjectId, request.findingId);
  if (!finding) throw new ProductError('NOT_FOUND', 'There is no such finding. Please load the page again.');
  if (finding.verdict === 'namesake' && request.decision === 'REPORTED')
    throw new ProductError('FORBIDDEN', 'One shared name is not a copy; there is nothing to report.');
  const at = new Date(now).toISOString();
  const what = request.decision === 'REPORTED' ? ('reported' as const) : ('decided' as const);
  const decided = await findings.decide(subjectId, request.findingId, {
    status: request.decision,
    history: [...finding.history, { at, what, note: words[request.decision] }].slice(-50),
    expiresAt: null,
  });
  if (!decided) throw new ProductError('NOT_FOUND', 'There is no such finding. Please load the page again.');
  const user = await users.get(caller.sub);
  const counts = countOpen(await findings.list(subjectId), user?.impersonationDetection?.lastScanAt);
  await users.change(caller.sub, { set: { impersonationDetection: counts } });
  return { finding: decided };
};

const words = {
  OPEN: 'You took your decision back',
  MINE: 'You said this is yours',
  IGNORED: 'You chose to ignore it',
  REPORTED: 'You reported it',
};
