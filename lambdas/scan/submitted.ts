import { keyHash } from '../runtime/hash.ts';
import { countOpen } from '#domain/scan/detection';
import { platformTable } from '#domain/platform/platform-table';
import { showsCopiedCode } from '#domain/proof/proof-code';
import type { SeenProfile } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import { personAsSubject } from '#domain/subject/subject';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import { oneProfile } from '../sources/one-profile.ts';
import { SourceSilent } from '../sources/source.ts';
import { compare } from './compare.ts';
import { ownNow } from './known/own-now.ts';
import { type Found, pictureReader } from './look.ts';
import { markOf } from './picture/mark-of.ts';
import { alsoWithPhoto, ownPhoto } from './picture/own-photo.ts';
import { recordSight } from './record.ts';
import { notificationOf } from './subject/notification-of.ts';
import type { RunServices } from './run.ts';
import { findingOf } from './same-account.ts';

/** What a message about a submitted account carries in place of a scan's number. */
const submittedScan = 'submitted';

type SubmitServices = Pick<
  RunServices,
  | 'users'
  | 'files'
  | 'findings'
  | 'retry'
  | 'notifications'
  | 'sources'
  | 'fetchImage'
  | 'hashImage'
  | 'mayAsk'
  | 'met'
  | 'copiesOf'
  | 'publish'
  | 'now'
> & { proofs: Pick<SocialProofStore, 'ownersOf' | 'codesOf'> };

/**
 * Judges an account that a person gave us, from what they saw of it, or from the platform itself where we can read it. It becomes
 * a finding like any other; when nothing in it is like theirs, they are told that. Running it twice writes the same rows.
 */
export async function judgeSubmitted(
  { userId, submitted }: SubmitJob,
  services: SubmitServices,
): Promise<'found' | 'unlike' | 'nobody'> {
  const { users, findings, notifications, proofs, publish, now } = services;
  const user = await users.get(userId);
  if (!user) return 'nobody';
  const subject = personAsSubject(user);
  const at = new Date(now()).toISOString();
  const { platform, handle } = submitted;
  const { subjectId } = subject;
  const read = await readProfile(submitted, services);
  const [owners, codes, photo, known] = await Promise.all([
    proofs.ownersOf(platform, [handle], userId),
    proofs.codesOf(userId),
    ownPhoto(subject, services),
    findings.list(subjectId),
  ]);
  const given = asGiven(submitted);
  const id = findingOf((read ?? given).profile, known);
  const before = known.find((one) => one.id === id);
  const candidate = read ?? withSeen(given, before?.theirs);
  const owner = owners.get(handle.toLowerCase());
  const provenBy =
    owner === undefined ? undefined : owner === userId ? ('protected' as const) : ('other' as const);
  const copiedProof = showsCopiedCode(candidate.profile, codes);
  const { own, stated } = await ownNow(user, platform, { known, before: before?.yours }, services);
  const comparedWith = (listed: readonly Found[]) => {
    const all = [...alsoWithPhoto(listed, photo), ...withGiven(listed, submitted)];
    return compare(all, candidate, { provenBy, copiedProof });
  };
  const compared = comparedWith(own) ?? comparedWith(stated);
  if (compared) {
    const note = read ? 'You gave it to us' : 'From what you gave us';
    const mark = await markOf(
      compared,
      services.copiesOf?.(userId, () => 1),
    );
    const seen = mark && mark !== 'no time' ? { ...compared, mark } : compared;
    const finding = await recordSight(services, subject, seen, { at, note, id });
    const news = finding && notificationOf(userId, finding, at);
    if (news) await notifications.add(news);
    const counts = countOpen(await findings.list(subjectId), user.impersonationDetection?.lastScanAt);
    await users.change(userId, { set: { impersonationDetection: counts } });
    // What the platform itself shows; what somebody only says of an account is told to nobody else.
    if (read) await services.met({ seenFor: userId, at, profiles: [read.profile] });
  } else
    await notifications.add({
      userId,
      id: keyHash(`unlike#${platform}#${handle}#${at.slice(0, 10)}`),
      kind: 'SOURCE',
      title: `Nothing in ${handle} on ${platformTable[platform].name} is like yours`,
      body: `We compared it with your accounts.${candidate.profile.name && candidate.profile.bio ? '' : ' With its name and bio we could tell more.'}`,
      link: '/dashboard',
      createdAt: at,
    });
  await publish({ userId, scanId: submittedScan, status: 'DONE', source: null, at });
  return compared ? 'found' : 'unlike';
}

/** The profile as the platform shows it, with its picture; undefined where we cannot ask, are not answered, or are told of none. */
async function readProfile(
  { platform, handle }: SubmitJob['submitted'],
  {
    sources,
    mayAsk,
    fetchImage,
    hashImage,
  }: Pick<SubmitServices, 'sources' | 'mayAsk' | 'fetchImage' | 'hashImage'>,
): Promise<Found | undefined> {
  const source = sources.get(platform);
  if (!source || !(await mayAsk(platform, 'lookUp', 1))) return undefined;
  try {
    const profile = await oneProfile(source, handle);
    if (!profile) return undefined;
    return await pictureReader(source, { fetchImage, hashImage, timeLeft: () => 1 })(profile);
  } catch (error) {
    if (error instanceof SourceSilent) return undefined;
    throw error;
  }
}

/** An account as the person saw it. */
const asGiven = ({ ownPicture: _, picture, ...profile }: SubmitJob['submitted']): Found => ({
  profile: { ...profile, seenIn: 'report', ...(picture && { photoHash: picture.hash }) },
  ...(picture && { photo: picture }),
});

/** What a scan saw of the account stands, and what was given fills its gaps; what was only given before gives way to what is given now. */
function withSeen({ profile, photo }: Found, seen: SeenProfile | undefined): Found {
  if (!seen) return { profile, ...(photo && { photo }) };
  const [less, more] = seen.seenIn === 'report' ? [seen, profile] : [profile, seen];
  const both: SeenProfile = { ...shownOf(less), ...shownOf(more), seenIn: more.seenIn };
  return { profile: both, ...(photo && both.photoHash === photo.hash && { photo }) };
}

/** What is known of a profile, without the gaps. */
const shownOf = (profile: SeenProfile): SeenProfile =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value != null)) as SeenProfile;

/** Their accounts with the picture of their own that they compared it with, if they did. */
const withGiven = (own: readonly Found[], { ownPicture }: SubmitJob['submitted']): Found[] =>
  ownPicture
    ? own.map(({ profile }) => ({ profile: { ...profile, photoHash: ownPicture.hash }, photo: ownPicture }))
    : [];
