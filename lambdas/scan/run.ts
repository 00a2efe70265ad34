import { countOpen } from '#domain/scan/detection';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import type { Notification } from '#domain/message/notification';
import type { Platform } from '#domain/platform/platform';
import type { Scan, ScanJob, ScanProgress, SourceProgress } from '#domain/scan/scan';
import { type Look, looksFor, searchableName } from '#domain/scan/scan-plan';
import { accountHandle } from '#domain/platform/social-account';
import { showsCopiedCode } from '#domain/proof/proof-code';
import { type User, displayName } from '#domain/account/user';
import type { Source } from '../sources/source.ts';
import { SourceSilent } from '../sources/source.ts';
import type { FindingStore } from '../store/finding.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { ScanStore } from '../store/scan.ts';
import type { SocialProofStore } from '../store/social-proof.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';
import type { Retry } from '../runtime/retry.ts';
import { type Compared, compare } from './compare.ts';
import { type Found, type LookServices, lookOn } from './look.ts';
import { dropPictures } from './keep-pictures.ts';
import { alsoWithPhoto, ownPhoto, type OwnPhoto } from './own-photo.ts';
import { notificationOf, recordGone, recordSight } from './record.ts';

export interface RunServices extends Omit<LookServices, 'onProgress' | 'mayAsk'> {
  users: Pick<UserStore, 'get' | 'change'>;
  files: Pick<UserFiles, 'head' | 'putPicture' | 'list' | 'remove'>;
  scans: Pick<ScanStore, 'get' | 'put'>;
  findings: Pick<FindingStore, 'get' | 'list' | 'write'>;
  notifications: Pick<NotificationStore, 'add'>;
  proofs: Pick<SocialProofStore, 'ownerOf' | 'codesOf' | 'provenBy'>;
  sources: ReadonlyMap<Platform, Source>;
  mayAsk: (platform: Platform, questions: number) => Promise<boolean>;
  publish: (progress: ScanProgress) => Promise<void>;
  retry: Retry;
  now: () => number;
}

/** Of an account that is not proven only what looks like the handle itself may be shown: from here on a handle counts as look-alike. */
const lookalikeFrom = 0.5;

/**
 * One search for copies of one person, from the queue: each platform in turn, found profiles judged, findings and
 * notifications written, progress told. Running it twice writes the same rows.
 */
export async function runScan(job: ScanJob, services: RunServices): Promise<void> {
  const subjectId = userSubject(job.userId);
  const [user, scan] = await Promise.all([
    services.users.get(job.userId),
    services.scans.get(subjectId, job.scanId),
  ]);
  if (!user || !scan || scan.status === 'DONE') return;
  const state: Scan = { ...scan, status: 'RUNNING', startedAt: iso(services) };
  const tell = async (source?: SourceProgress) => {
    if (source) state.sources = state.sources.map((row) => (row.platform === source.platform ? source : row));
    await services.publish({
      userId: job.userId,
      scanId: job.scanId,
      status: state.status,
      source,
      at: iso(services),
    });
  };
  await services.scans.put(state);
  try {
    const [photo, proofs] = await Promise.all([ownPhoto(user, services), services.proofs.provenBy(user.id)]);
    const names = searchableName(
      displayName(user),
      proofs.map(({ nameKey }) => nameKey),
    );
    for (const look of looksFor(user, [...services.sources.keys()])) {
      await lookAndRecord({ user, look, photo, names }, services, tell);
      await services.scans.put(state);
    }
  } catch (error) {
    await services.scans.put({ ...state, status: 'FAILED', finishedAt: iso(services) });
    throw error;
  }
  state.status = 'DONE';
  state.finishedAt = iso(services);
  const findings = await services.findings.list(subjectId);
  await dropPictures(job.userId, findings, services.files);
  const counts = countOpen(findings, state.finishedAt);
  await services.users.change(job.userId, { set: { impersonationDetection: counts } });
  await services.scans.put(state);
  await tell();
}

async function lookAndRecord(
  {
    user,
    look,
    photo,
    names,
  }: { user: User; look: Look; photo: OwnPhoto | undefined; names: readonly string[] },
  services: RunServices,
  tell: (source: SourceProgress) => Promise<void>,
): Promise<void> {
  const source = services.sources.get(look.platform)!;
  const subjectId = userSubject(user.id);
  const at = iso(services);
  const { own, found, missing, progress } = await lookOn(source, look, names, {
    ...services,
    mayAsk: (questions) => services.mayAsk(look.platform, questions),
    onProgress: tell,
  });
  const protectedProfiles = alsoWithPhoto(
    own.length > 0 ? own : look.handles.map((handle) => stated(look.platform, handle, displayName(user))),
    photo,
  );
  const mine = ownHandles(user, look.platform);
  const codes = await services.proofs.codesOf(user.id);
  for (const candidate of found) {
    if (mine.has(candidate.profile.handle.toLowerCase())) continue;
    const finding = await judgeAndRecord(candidate, { protectedProfiles, look, user, codes, at }, services);
    if (finding.recorded) progress.found += 1;
    if (finding.news) await notify(services, user.id, finding.news, at);
  }
  if (progress.status === 'looked')
    await resolveGone(source, look, { user, subjectId, found, missing, at }, services);
  await tell(progress);
}

async function judgeAndRecord(
  candidate: Found,
  {
    protectedProfiles,
    look,
    user,
    codes,
    at,
  }: {
    protectedProfiles: readonly Found[];
    look: Look;
    user: User;
    /** Codes made for the person: on another account they tell who copied it. */
    codes: ReadonlySet<string>;
    at: string;
  },
  services: RunServices,
): Promise<{ recorded: boolean; news?: Finding }> {
  const owner = await services.proofs.ownerOf(look.platform, candidate.profile.handle);
  const provenBy =
    owner === undefined ? undefined : owner === user.id ? ('protected' as const) : ('other' as const);
  const copiedProof = showsCopiedCode(candidate.profile, codes);
  const counts = (found: Compared | undefined): found is Compared =>
    !!found &&
    (copiedProof ||
      (look.byName && isProven(found.yours)) ||
      (found.judgement.signals.handle ?? 0) >= lookalikeFrom);
  const isProven = ({ handle }: SeenProfile) => look.proven.includes(handle.toLowerCase());
  // It may look most like an account that is not proven, and still be told as like one that is.
  const provenProfiles = protectedProfiles.filter(({ profile }) => isProven(profile));
  const compared = [protectedProfiles, provenProfiles]
    .map((profiles) => compare(profiles, candidate, { provenBy, copiedProof }))
    .find(counts);
  if (!compared) return { recorded: false };
  return { recorded: true, news: await recordSight(services, user.id, compared, at) };
}

/** Findings of this platform that this search did not meet: asked for by handle; those that are gone are resolved. */
async function resolveGone(
  source: Source,
  look: Look,
  seen: { user: User; subjectId: string; found: readonly Found[]; missing: readonly string[]; at: string },
  services: RunServices,
): Promise<void> {
  const met = new Set(seen.found.map(({ profile }) => profile.handle.toLowerCase()));
  const gone = new Set(seen.missing);
  for (const finding of await services.findings.list(seen.subjectId)) {
    const handle = finding.theirs.handle.toLowerCase();
    if (finding.platform !== look.platform || finding.status === 'RESOLVED' || met.has(handle)) continue;
    if (!gone.has(handle) && (await stillThere(source, handle))) continue;
    const resolved = await recordGone(services.findings, finding, seen.at);
    if (resolved && ['OPEN', 'CASE', 'REPORTED'].includes(finding.status))
      await notify(services, seen.user.id, resolved, seen.at);
  }
}

/** A platform that does not answer has not said that the account is gone. */
async function stillThere(source: Source, handle: string): Promise<boolean> {
  try {
    return (await source.profile(handle)) !== undefined;
  } catch (error) {
    if (error instanceof SourceSilent) return true;
    throw error;
  }
}

async function notify(services: RunServices, userId: string, finding: Finding, at: string): Promise<void> {
  const notification: Notification | undefined = notificationOf(userId, finding, at);
  if (notification) await services.notifications.add(notification);
}

const iso = ({ now }: Pick<RunServices, 'now'>) => new Date(now()).toISOString();

/** The account could not be read: what the person said of it is all there is. */
const stated = (platform: Platform, handle: string, name: string | undefined): Found => ({
  profile: { platform, handle, name } satisfies SeenProfile,
});

const ownHandles = (user: User, platform: Platform): Set<string> =>
  new Set(
    (user.socialMediaAccounts ?? []).flatMap((account) =>
      account.platform === platform ? [accountHandle(account)?.toLowerCase() ?? ''] : [],
    ),
  );
