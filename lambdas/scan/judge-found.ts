import pMap from 'p-map';
import { accountHandle } from '#domain/platform/social-account';
import { showsCopiedCode } from '#domain/proof/proof-code';
import { type Finding, isClone, type SeenProfile } from '#domain/scan/finding';
import type { Look } from '#domain/scan/scan-plan';
import type { Subject } from '#domain/subject/subject';
import type { FindingStore, StoredFinding } from '../store/finding.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { UserFiles } from '../store/user-files.ts';
import { markReason } from '#domain/marked/mark-words';
import type { Retry } from '../runtime/retry.ts';
import { chosenIn, type Compared, compare } from './compare.ts';
import type { ReadCopies } from '../marked/read-copies.ts';
import { markOf } from './picture/mark-of.ts';
import { saysItsNames, withGivenNames } from './known/given-names.ts';
import { labelsAs } from './known/labels.ts';
import type { JudgedBefore } from './known/judged-before.ts';
import { type Found, type Looked, picturesAtOnce, printed } from './look.ts';
import type { HashImage } from './picture/hash-image.ts';
import { alsoWithPhoto, asCompared, type OwnPhoto } from './picture/own-photo.ts';
import { withUnlikePicture } from './picture/unlike-picture.ts';
import { recordSight } from './record/sight.ts';
import { recordSeen } from './record/still-there.ts';
import { findingOf } from './same-account.ts';
import { chosenAccount } from './submitted/chosen-account.ts';
import { inTheirWords } from './submitted/given-picture.ts';

export interface JudgeServices {
  findings: Pick<FindingStore, 'get' | 'write'>;
  files: Pick<UserFiles, 'putPicture'>;
  proofs: Pick<SocialProofStore, 'ownersOf'>;
  hashImage: HashImage;
  retry: Retry;
}

interface JudgedOf {
  look: Look;
  looked: Pick<Looked, 'own' | 'found'>;
  /** The person's accounts on other platforms, read when there is something to compare them with. */
  elsewhere: () => Promise<readonly Found[]>;
}

interface JudgedFor {
  subject: Subject;
  /** The picture that they uploaded. */
  photo: () => Promise<OwnPhoto | undefined>;
  /** Codes made for the person: on another account they tell who copied it. */
  codes: ReadonlySet<string>;
  /** Their findings, as they were read a moment ago. */
  known: readonly StoredFinding[];
  at: string;
  since?: string;
  /** What came of it before; everything is judged without it. */
  before?: JudgedBefore;
  /** How it came to us, for the timeline. */
  note?: string;
  /** Reads marks of the person's copies. */
  readCopies?: ReadCopies | undefined;
  /** True: whoever only shares something with the person is not written down. */
  clonesOnly?: boolean;
}

/** Of an account that is not proven only what looks like the handle itself may be shown: from here on a handle counts as look-alike. */
const lookalikeFrom = 0.5;

interface Judged {
  /** How many of them may imitate the person. */
  recorded: number;
  /** The findings that these belong to. */
  met: ReadonlySet<string>;
  /** Those of which the person should hear. */
  news: Finding[];
  /** All that were found, with the hashes of their pictures where they are known. */
  profiles: SeenProfile[];
}

/**
 * Judges what a look on one platform found against the person's own profiles, and writes what may imitate them. What was judged
 * before, and is as it was, stays as it is.
 */
export async function judgeFound(
  { look, looked: { own, found }, elsewhere }: JudgedOf,
  { subject, codes, known, at, since, before, note, clonesOnly, readCopies, ...asked }: JudgedFor,
  services: JudgeServices,
): Promise<Judged> {
  const mineHere = ownHandles(subject, look);
  const others = found.filter(({ profile }) => !mineHere.has(profile.handle.toLowerCase()));
  const owners = await services.proofs.ownersOf(
    look.platform,
    others.map(({ profile }) => profile.handle),
    subject.id,
  );
  const isProven = ({ handle, ofDomain }: SeenProfile) =>
    !!ofDomain || look.proven.includes(handle.toLowerCase());
  const readOwn = async () => {
    const shown = [...(await printedAll(own, services)), ...(await elsewhere())];
    const read = shown.map((one) =>
      isProven(one.profile) || saysItsNames(subject, one.profile.name) ? withGivenNames(one, subject) : one,
    );
    const elsewhereSaid = look.elsewhere.map((account) => said(account, subject.name));
    // How a handle could be written here is no account here: one that could not be read stands where it is.
    const unread = [
      ...(own.length > 0 ? [] : look.here.map((handle) => said({ ...look, handle }, subject.name))),
      ...(read.length > 0 ? [] : elsewhereSaid),
    ];
    const stated = unread.map((profile): Found => ({ profile, otherNames: subject.otherNames }));
    const compared = [...read, ...stated].map(({ profile }) => profile);
    const labels = labelsAs(subject.label, look.stated ?? [], {
      ...{ platform: look.platform, name: subject.name },
      own: compared,
      unread: elsewhereSaid,
    });
    const photo = await asked.photo();
    const all = alsoWithPhoto([...read, ...stated, ...labels], photo);
    const uploaded = all.some(({ image }) => image && image === photo?.image) ? asCompared(photo) : [];
    // It may look most like an account that is not proven, and still be told as like one that is.
    return { all, proven: all.filter(({ profile }) => isProven(profile)), uploaded };
  };
  const ownerOf = ({ profile }: Found) => owners.get(profile.handle.toLowerCase());
  const candidates = await pMap(
    others,
    async (one) => (one.unread && !before?.isSettled(one, ownerOf(one)) ? one.unread() : one),
    picturesAtOnce,
  );
  let mine: Awaited<ReturnType<typeof readOwn>> | undefined;
  const met = new Set<string>();
  const judged: Judged = { recorded: 0, met, news: [], profiles: [] };
  for (const unprinted of candidates) {
    const owner = ownerOf(unprinted);
    const findingId = findingOf(unprinted.profile, known);
    const finding = met.has(findingId) ? undefined : known.find(({ id }) => id === findingId);
    if (before?.isSettled(unprinted, owner)) {
      before.note(unprinted, owner, !!finding);
      if (finding) {
        met.add(findingId);
        await recordSeen(services.findings, finding, unprinted.profile, at);
      }
      judged.recorded += Number(!!finding);
      judged.profiles.push({ ...unprinted.profile, photoHash: finding?.theirs.photoHash });
      continue;
    }
    mine ??= await readOwn();
    const candidate = await printed(unprinted, services.hashImage);
    judged.profiles.push(candidate.profile);
    const provenBy =
      owner === undefined ? undefined : owner === subject.id ? ('protected' as const) : ('other' as const);
    const copiedProof = showsCopiedCode(candidate.profile, codes);
    const counts = (seen: Compared | undefined): seen is Compared =>
      !!seen &&
      (copiedProof ||
        !!seen.yours.chosen ||
        (look.byName && isProven(seen.yours)) ||
        (seen.judgement.signals.handle ?? 0) >= lookalikeFrom);
    const context = { provenBy, copiedProof };
    const likest = (profiles: readonly Found[]) => {
      const compared = compare(profiles, candidate, context, chosenIn(finding));
      return counts(compared) ? compared : undefined;
    };
    const chosen = chosenAccount(finding, candidate, { listed: subject, read: mine.all });
    const also = chosen ? [chosen.own] : [];
    const likestOf = likest([...mine.all, ...also]) ?? likest([...mine.proven, ...also]);
    const nearest = likestOf && inTheirWords(likestOf, chosen?.picture);
    const compared = nearest && withUnlikePicture(nearest, mine.uploaded, candidate.photo, context);
    const isFinding = !!compared && (!clonesOnly || isClone(compared.judgement));
    const mark = isFinding ? await markOf(compared, readCopies) : undefined;
    // What there was no time to read is read in the next search.
    if (mark !== 'no time') before?.note(unprinted, owner, isFinding);
    if (!isFinding) continue;
    judged.recorded += 1;
    met.add(findingId);
    const sighted = { at, note, since, id: findingId, before: finding };
    const seen = await recordSight(
      services,
      subject,
      mark && mark !== 'no time' ? { ...compared, mark: markReason(mark) } : compared,
      sighted,
    );
    if (seen) judged.news.push(seen);
  }
  return judged;
}

const printedAll = (found: readonly Found[], { hashImage }: Pick<JudgeServices, 'hashImage'>) =>
  Promise.all(found.map((one) => printed(one, hashImage)));

/** The account could not be read: what the person said of it is all there is. */
const said = (
  { platform, handle }: Pick<SeenProfile, 'platform' | 'handle'>,
  name: string | undefined,
): SeenProfile => ({ platform, handle, name });

const ownHandles = ({ socialMediaAccounts }: Subject, { platform }: Look): Set<string> =>
  new Set(
    (socialMediaAccounts ?? []).flatMap((account) =>
      account.platform === platform ? [accountHandle(account)?.toLowerCase() ?? ''] : [],
    ),
  );
