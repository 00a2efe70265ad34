import { day, seconds } from '#domain/durations';
import type { SeenProfile } from '#domain/scan/finding';
import { looksFor } from '#domain/scan/scan-plan';
import type { SeenJob } from '#domain/scan/seen-job';
import { keyHash } from '../runtime/hash.ts';
import type { RunServices } from '../scan/run.ts';
import type { OnceStore } from '../store/once.ts';
import type { IdentityDirectory } from './identity-directory.ts';
import { judgeForSubject, type SubjectServices } from './judge-for-subject.ts';
import { whoIsProtected, type WhoServices } from './who-is-protected.ts';

export interface MatchServices
  extends SubjectServices, WhoServices, Pick<RunServices, 'followRename' | 'joinCases'> {
  directory: () => Promise<IdentityDirectory>;
  once: Pick<OnceStore, 'has' | 'keep'>;
}

/** The same profile, looking the same, is not judged again for the same person or business before. */
const judgedAgain = 30 * day;

/**
 * Looks each profile that somebody's search met up among everybody who is protected, and tells those whom it imitates as their
 * own search would have: nobody who had opened a case about the account before. Running it twice writes the same rows.
 */
export async function matchSeen({ seenFor, at, profiles }: SeenJob, services: MatchServices): Promise<void> {
  const directory = await services.directory();
  for (const profile of profiles)
    for (const owner of directory.near(profile))
      if (owner !== seenFor) await matchOne(owner, profile, at, services);
}

async function matchOne(
  owner: string,
  profile: SeenProfile,
  since: string,
  services: MatchServices,
): Promise<void> {
  const { once, now } = services;
  const id = `met#${keyHash(JSON.stringify([owner, ...appearance(profile)]))}`;
  if (await once.has(id, seconds(now()))) return;
  const who = await whoIsProtected(owner, services);
  const [look] = who ? looksFor(who.subject, [profile.platform]) : [];
  // Gone, or nothing is proven any more: the snapshot is older than that.
  if (!who || !look?.byName) return;
  const at = new Date(now()).toISOString();
  const news = await judgeForSubject(profile, { subject: who.subject, look, at, since }, services);
  const joined = services.joinCases(who.subject.id);
  for (const finding of news) {
    await services.followRename(who.subject.id, finding);
    const told = await joined(finding, at);
    if (told) await who.tell(told, at);
  }
  if (news.length > 0) await who.sumUp(at);
  await once.keep({ id, request: '', expiresAt: seconds(now() + judgedAgain), owner });
}

/** What a profile is judged by. */
const appearance = ({ platform, handle, accountId, name, bio, photoHash }: SeenProfile) => [
  ...[platform, handle.toLowerCase(), accountId, name, bio, photoHash],
];
