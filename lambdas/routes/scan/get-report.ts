import { authenticationScore } from '#domain/account/authentication-score';
import type { scanContract } from '#domain/contract/scan';
import { noSuchProfile } from '#domain/errors';
import { isAboutListed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import { addedSince, nextLooks, provenSince } from '#domain/scan/next-look';
import { looksFor } from '#domain/scan/scan-plan';
import { userSubject } from '#domain/keys';
import { withPoint } from '#domain/account/score-history';
import type { Route } from '../../rest/rest.ts';
import { withOwnSince } from '../../scan/known/own-since.ts';
import { asItStands } from '../../scan/begin/under-way.ts';
import type { ScanServices } from '../../scan/services.ts';
import { withLikeUnproven } from '../../scan/subject/like-unproven.ts';

/** Everything the caller's dashboard opens with: score, findings, the newest scan. */
export const getReport: Route<
  (typeof scanContract)['get-report'],
  Pick<ScanServices, 'users' | 'findings' | 'scans' | 'watches' | 'verifiedPeers' | 'provable' | 'connected'>
> = async ({ caller, now }, { users, findings, scans, watches, verifiedPeers, provable, connected }) => {
  const subjectId = userSubject(caller.sub);
  const [user, found, scanned, vouching, watch] = await Promise.all([
    users.get(caller.sub),
    findings.list(subjectId),
    scans.recent(subjectId, 10),
    verifiedPeers(caller.sub),
    watches.get(subjectId),
  ]);
  if (!user) throw noSuchProfile();
  const accounts = user.socialMediaAccounts ?? [];
  const recent = scanned.map((scan) => asItStands(scan, now));
  const [looks, sources] = [looksFor(user, connected), recent[0]?.sources ?? []];
  const added = addedSince(looks, sources);
  const score = authenticationScore(user, vouching, provable);
  const before = user.scoreHistory ?? [];
  const scoreHistory = withPoint(before, {
    on: new Date(now).toISOString().slice(0, 10),
    score: score.score,
  });
  // Kept when somebody looks: a change that nobody saw has no day to show.
  if (scoreHistory !== before) await users.change(caller.sub, { set: { scoreHistory } });
  return {
    score,
    scoreHistory,
    vouching,
    findings: withLikeUnproven(withOwnSince(found, accounts), accounts)
      .filter((finding) => isAboutListed(finding, user))
      .sort(
        (a, b) => showsProof(b) - showsProof(a) || b.score - a.score || (a.lastSeen < b.lastSeen ? 1 : -1),
      ),
    scan: recent[0] ?? null,
    lastLookedAt: recent.find((scan) => scan.status === 'DONE')?.finishedAt ?? null,
    nextLookAt: watch?.nextScanAt ?? null,
    ...(watch && {
      nextLooks: nextLooks(looks, sources, watch.nextScanAt),
    }),
    added,
    proved: provenSince(accounts, recent[0]?.startedAt).filter((one) => !added.includes(one)),
    searched: [...connected],
  };
};

/** Whoever copied a proof code comes first, whatever else is alike. */
const showsProof = ({ reasons }: Finding): number =>
  Number(reasons.some(({ signal, side }) => signal === 'proof' && side === 'for'));
