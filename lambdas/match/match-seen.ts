import { day, seconds } from '#domain/durations';
import { userSubject } from '#domain/keys';
import { countOpen } from '#domain/scan/detection';
import type { SeenProfile } from '#domain/scan/finding';
import { looksFor } from '#domain/scan/scan-plan';
import type { SeenJob } from '#domain/scan/seen-job';
import { keyHash } from '../runtime/hash.ts';
import { notificationOf } from '../scan/record.ts';
import type { RunServices } from '../scan/run.ts';
import type { OnceStore } from '../store/once.ts';
import type { IdentityDirectory } from './identity-directory.ts';
import { judgeForPerson, type PersonServices } from './judge-for-person.ts';

export interface MatchServices extends PersonServices {
  users: RunServices['users'];
  notifications: RunServices['notifications'];
  publish: RunServices['publish'];
  directory: () => Promise<IdentityDirectory>;
  once: Pick<OnceStore, 'has' | 'keep'>;
}

/** What a message carries in place of a scan's number: it belongs to none. */
const noScan = 'cross-match';
/** The same profile, looking the same, is not judged again for the same person before. */
const judgedAgain = 30 * day;

/**
 * Looks each profile that somebody's search met up among everybody who is protected, and tells those whom it imitates as their
 * own search would have. Running it twice writes the same rows.
 */
export async function matchSeen({ seenFor, at, profiles }: SeenJob, services: MatchServices): Promise<void> {
  const directory = await services.directory();
  for (const profile of profiles)
    for (const owner of directory.near(profile))
      if (owner !== seenFor) await matchOne(owner, profile, at, services);
}

async function matchOne(
  userId: string,
  profile: SeenProfile,
  since: string,
  services: MatchServices,
): Promise<void> {
  const { users, findings, notifications, once, publish, now } = services;
  const id = `met#${keyHash(JSON.stringify([userId, ...appearance(profile)]))}`;
  if (await once.has(id, seconds(now()))) return;
  const user = await users.get(userId);
  const [look] = user ? looksFor(user, [profile.platform]) : [];
  // Deleted, or nothing is proven any more: the snapshot is older than that.
  if (!user || !look?.byName) return;
  const at = new Date(now()).toISOString();
  const news = await judgeForPerson(profile, { user, look, at, since }, services);
  for (const finding of news) {
    const notification = notificationOf(userId, finding, at);
    if (notification) await notifications.add(notification);
  }
  if (news.length > 0) {
    const counts = countOpen(
      await findings.list(userSubject(userId)),
      user.impersonationDetection?.lastScanAt,
    );
    await users.change(userId, { set: { impersonationDetection: counts } });
    await publish({ userId, scanId: noScan, status: 'DONE', source: null, at });
  }
  await once.keep({ id, request: '', expiresAt: seconds(now() + judgedAgain), owner: userId });
}

/** What a profile is judged by. */
const appearance = ({ platform, handle, accountId, name, bio, photoHash }: SeenProfile) => [
  ...[platform, handle.toLowerCase(), accountId, name, bio, photoHash],
];
