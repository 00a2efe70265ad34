import { isAboutListed, type Listed } from '#domain/scan/about-listed';
import { countOpen } from '#domain/scan/detection';
import { markReason } from '#domain/marked/mark-words';
import { showsCopiedCode } from '#domain/proof/proof-code';
import { type Finding, isClone } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { SocialProofStore } from '../../store/proof/social-proof.ts';
import type { ScanStore } from '../../store/scan/scan.ts';
import { editFinding } from '../edit-finding.ts';
import { markOf } from '../picture/mark-of.ts';
import { ownPhoto } from '../picture/own-photo.ts';
import { recordSight } from '../record/sight.ts';
import { goneStillWords, unlikeWords } from '../subject/unlike-words.ts';
import { careFor, type CareServices } from '../subject/care.ts';
import { loadSubject } from '../subject/load-subject.ts';
import type { RunServices } from '../run.ts';
import { findingOf } from '../same-account.ts';
import { compareGiven } from './compare-given.ts';
import { givenMark } from './given-picture.ts';
import { asGiven, withSeen } from './given-profile.ts';
import { readProfile } from './read-profile.ts';

/** What a message about a submitted account carries in place of a scan's number. */
const submittedScan = 'submitted';

type SubmitServices = Pick<
  RunServices,
  | 'businesses'
  | 'integrations'
  | 'findings'
  | 'retry'
  | 'sources'
  | 'fetchImage'
  | 'hashImage'
  | 'hashContent'
  | 'hashViews'
  | 'mayAsk'
  | 'met'
  | 'copiesOf'
  | 'now'
> &
  CareServices & {
    proofs: Pick<SocialProofStore, 'ownersOf' | 'codesOf'>;
    scans: Pick<ScanStore, 'recent'>;
  };

/**
 * Judges an account that a person gave us, for themselves or for a business, from what they saw of it, or from the platform itself
 * where we can read it. It becomes a finding like any other; when nothing in it is like theirs, they are told that, unless it is only compared again. Running it
 * twice writes the same rows.
 */
export async function judgeSubmitted(
  job: SubmitJob,
  services: SubmitServices,
): Promise<'found' | 'unlike' | 'nobody'> {
  const { submitted } = job;
  const { users, findings, notifications, proofs, now } = services;
  const loaded = await loadSubject(job, services);
  if (!loaded) return 'nobody';
  const { subject, counted } = loaded;
  const care = careFor(job, services);
  const at = new Date(now()).toISOString();
  const { platform, handle } = submitted;
  const { subjectId } = subject;
  const read = await readProfile(submitted, services);
  const [owners, codes, uploaded, known] = await Promise.all([
    proofs.ownersOf(platform, [handle], subject.id),
    proofs.codesOf(subject.id),
    ownPhoto(subject, services),
    findings.list(subjectId),
  ]);
  const given = asGiven(submitted);
  const id = findingOf((read ?? given).profile, known);
  const before = known.find((one) => one.id === id);
  // Gone meanwhile, or decided: nobody has given it to us again.
  if (submitted.again && before?.status !== 'OPEN') return 'nobody';
  // It is back once its platform shows it, and not because somebody says so.
  const tellGone = (gone: Finding) =>
    notifications.add({ ...goneStillWords(job, gone, at), kind: 'SOURCE', createdAt: at });
  if (!read && before?.status === 'RESOLVED') {
    await tellGone(before);
    await care.publish({ scanId: submittedScan, status: 'DONE', source: null, at });
    return 'nobody';
  }
  const candidate = read ?? (await withSeen(given, before?.theirs, subject.id, services));
  const owner = owners.get(handle.toLowerCase());
  const provenBy =
    owner === undefined ? undefined : owner === subject.id ? ('protected' as const) : ('other' as const);
  const copiedProof = showsCopiedCode(candidate.profile, codes);
  const context = { provenBy, copiedProof };
  const compared = await compareGiven(
    { submitted, candidate, before, known, uploaded, context },
    subject,
    services,
  );
  if (compared) {
    const note = read ? 'You gave it to us' : 'From what you gave us';
    // Businesses have no copies.
    const readCopies = subject.kind === 'person' ? services.copiesOf?.(subject.id, () => 1) : undefined;
    const mark = await markOf(compared, readCopies);
    const reason = mark && mark !== 'no time' ? markReason(mark) : givenMark(submitted, compared);
    const seen = reason ? { ...compared, mark: reason } : compared;
    const finding = await recordSight(services, subject, seen, { at, note, isGiven: !read, id });
    if (finding) {
      await care.followRename(finding);
      const told = await care.joinCase(finding, at);
      // Whoever took an account off their list knows why less is compared.
      const isLess = submitted.again && told && !isClone(told);
      if (told && !isLess) await care.tell(subject, told, at, 'userId' in job ? job.userId : job.givenBy);
      // Its case knew it to be gone, though its finding was deleted since.
      const kept = told || read ? undefined : await findings.get(subjectId, id);
      if (kept?.status === 'RESOLVED') await tellGone(kept);
    }
    if ('userId' in job) {
      const counts = countOpen(await findings.list(subjectId), counted?.lastScanAt);
      await users.change(job.userId, { set: { impersonationDetection: counts } });
    }
    // What the platform itself shows; what somebody only says of an account is told to nobody else.
    if (read) await services.met({ seenFor: subject.id, at, profiles: [read.profile] });
  } else {
    const stays = staysIn(before, subject);
    // Nobody gave it now: it was compared with what was proven since, and nothing is new.
    const isAnew = stays === 'list' && !submitted.again && submitted.givenAt === undefined;
    if (before && isAnew && !isClone(before))
      await editFinding(before, services, (now) => ({ ...now, comparedAt: at }));
    const words = unlikeWords(job, subject, candidate.profile, { at, stays });
    if (!submitted.again && !isAnew) await notifications.add({ ...words, kind: 'SOURCE', createdAt: at });
  }
  await care.publish({ scanId: submittedScan, status: 'DONE', source: null, at });
  return compared ? 'found' : 'unlike';
}

/** Where it has been since before, whatever is found now. */
function staysIn(before: Finding | undefined, subject: Listed): 'list' | 'case' | 'handled' | undefined {
  if (!before || before.status === 'RESOLVED') return undefined;
  if (before.status === 'OPEN') return isAboutListed(before, subject) ? 'list' : undefined;
  return before.status === 'CASE' ? 'case' : 'handled';
}
