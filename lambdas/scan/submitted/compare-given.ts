import type { JudgeContext } from '#domain/engine/judge/judgement';
import type { Finding } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { Subject } from '#domain/subject/subject';
import type { ScanStore } from '../../store/scan/scan.ts';
import { chosenIn, compare, type Compared } from '../compare.ts';
import { keptOwn } from '../known/kept-own.ts';
import { ownNow } from '../known/own-now.ts';
import type { Found } from '../look.ts';
import { mayShowAnother } from '../picture/may-show-another.ts';
import { alsoWithPhoto, asCompared, type OwnPhoto } from '../picture/own-photo.ts';
import { withUnlikePicture } from '../picture/unlike-picture.ts';
import type { RunServices } from '../run.ts';
import { isSameHandle } from '../same-account.ts';
import { givenPicture, inTheirWords, withOwnPicture } from './given-picture.ts';
import { givenHash, sayHowSure, withViews } from './hash-alone.ts';
import { sayShownName, withOwnName } from './own-name.ts';

/** One account that was given, and what is known around it. */
interface Given {
  submitted: SubmitJob['submitted'];
  /** As its platform shows it, or as it was given. */
  candidate: Found;
  /** Its finding, where there is one, among all of theirs. */
  before: Finding | undefined;
  known: readonly Finding[];
  /** The picture that they uploaded. */
  uploaded: OwnPhoto | undefined;
  context: Pick<JudgeContext, 'provenBy' | 'copiedProof'>;
}

type Services = Parameters<typeof ownNow>[3] &
  Pick<RunServices, 'sources' | 'hashViews'> & { scans: Pick<ScanStore, 'recent'> };

/**
 * What an account that was given comes to beside those of whoever gave it, with the name and the picture that they gave of their own;
 * undefined where nothing in it is like theirs.
 */
export async function compareGiven(
  { submitted, candidate, before, known, uploaded, context }: Given,
  subject: Subject,
  services: Services,
): Promise<Compared | undefined> {
  const theirPicture = candidate.photo ?? givenHash(candidate.profile);
  const viewed = <One extends Partial<Pick<Found, 'photo' | 'image'>>>(all: readonly One[]) =>
    withViews(all, theirPicture, services.hashViews);
  const [photo] = await viewed(uploaded ? [uploaded] : []);
  // What they compared it with stays what it is compared with.
  const isGiven = before?.theirs.seenIn === 'report';
  const pinned = submitted.ownAccount ?? (isGiven ? before.yours : undefined);
  const beside = pinned ?? before?.yours;
  const chosen = submitted.ownAccount ?? chosenIn(before);
  const seenBefore = submitted.again
    ? { known: [], before: undefined, beside, kept: await keptOwn(subject.subjectId, known, services.scans) }
    : { known, before: before?.yours, beside, kept: [] };
  const { own, stated, ...shown } = await ownNow(subject, submitted.platform, seenBefore, services);
  const ownPicture = givenPicture(submitted, before);
  const comparedWith = (accounts: readonly Found[]) => {
    const listed = withOwnName(
      accounts,
      beside,
      submitted.ownName ?? (isGiven ? before.yours.name : undefined),
      subject,
    );
    // The picture that they gave is of the account that they gave with it; without one it may be of any.
    const theirs = pinned ? listed.filter(({ profile }) => isSameHandle(profile, pinned)) : listed;
    const pictured = withOwnPicture(theirs, ownPicture);
    // Of as many points what the account shows, then what they compared, which stays when they take the uploaded picture away.
    const all = [...listed, ...pictured, ...alsoWithPhoto(listed, photo).slice(listed.length)];
    const nearest = compare(all, candidate, context, chosen);
    return nearest && sayShownName(inTheirWords(nearest, ownPicture), accounts, beside, submitted.ownName);
  };
  const nearest = comparedWith(await viewed(own)) ?? comparedWith(stated);
  const isOfIt = !pinned || (!!nearest && isSameHandle(nearest.yours, pinned));
  const pictures = [...asCompared(photo), ...(ownPicture && isOfIt ? [ownPicture] : [])];
  // Nobody asks now what came of a picture: it speaks only where the account shows none that a scan could read.
  const isUnsure =
    submitted.again && nearest && mayShowAnother(nearest.yours, { ...shown, sources: services.sources });
  const judged =
    nearest && (isUnsure ? nearest : withUnlikePicture(nearest, pictures, candidate.photo, context));
  // Whoever compared it with one of theirs has seen both.
  return judged && (ownPicture ? judged : sayHowSure(judged, theirPicture));
}
