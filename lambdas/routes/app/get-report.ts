import { authenticationScore } from '#domain/authentication-score';
import type { appContract } from '#domain/contract/app';
import { ProductError } from '#domain/errors';
import { userSubject } from '#domain/keys';
import type { Route } from '../../runtime/rest.ts';
import type { AppServices } from './services.ts';

/** Everything the caller's dashboard opens with: score, findings, the newest scan. */
export const getReport: Route<
  (typeof appContract)['get-report'],
  Pick<AppServices, 'users' | 'findings' | 'scans'>
> = async ({ caller, now }, { users, findings, scans }) => {
  const subjectId = userSubject(caller.sub);
  const [user, found, recent] = await Promise.all([
    users.get(caller.sub),
    findings.list(subjectId),
    scans.recent(subjectId, 10),
  ]);
  if (!user) throw new ProductError('NOT_FOUND', 'There is no such profile. Please sign in again.');
  const alive = found.filter((finding) => finding.expiresAt == null || finding.expiresAt * 1000 > now);
  return {
    score: authenticationScore(user),
    findings: alive.sort((a, b) => b.score - a.score || (a.lastSeen < b.lastSeen ? 1 : -1)),
    scan: recent[0] ?? null,
    lastLookedAt: recent.find((scan) => scan.status === 'DONE')?.finishedAt ?? null,
  };
};
