import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { photoReason } from '#domain/engine/judge/reasons';
import { markReasonOf } from '#domain/marked/mark-words';
import type { Finding, Reason } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { Compared } from '../compare.ts';
import type { Found } from '../look.ts';

/** A picture of their own that they compared an account with, which stayed with them. */
export interface GivenPicture {
  /** What stands for it in a comparison: the other one, where they saw that it is the same, mirrored or cut. */
  photo: PhotoPrint;
  /** Its own hash, which is what is kept of it. */
  hash: string;
  /** How the two are alike, where they saw that: "Same picture, mirrored." */
  words?: string | undefined;
}

/** What they give now, or else, where they give no picture, what they gave before. */
export function givenPicture(
  { picture, ownPicture, samePicture }: SubmitJob['submitted'],
  before: Finding | undefined,
): GivenPicture | undefined {
  if (ownPicture && samePicture && picture) {
    const { reason } = photoReason({
      value: 1,
      kind: 'edited',
      edits: [...new Set(samePicture)],
      alone: true,
    });
    return { photo: picture, hash: ownPicture.hash, words: reason };
  }
  if (ownPicture) return { photo: ownPicture, hash: ownPicture.hash };
  return picture ? undefined : comparedBefore(before);
}

/** Their accounts with that picture: what their platforms show is another. */
export const withOwnPicture = (own: readonly Found[], given: GivenPicture | undefined): Found[] =>
  given
    ? own.map(({ profile: { picture: _, ...profile }, otherNames }) => ({
        profile: { ...profile, imageUrl: null, photoHash: given.hash },
        ...{ otherNames, photo: given.photo },
      }))
    : [];

/** What was compared with that picture, in the words of whoever saw both. */
export function inTheirWords(compared: Compared, given: GivenPicture | undefined): Compared {
  const { words } = given ?? {};
  if (!words || compared.yours.photoHash !== given!.hash) return compared;
  const evidence = compared.judgement.evidence.map((one) =>
    one.signal === 'photo' && one.value === 1 ? { ...one, reason: words } : one,
  );
  return { ...compared, judgement: { ...compared.judgement, evidence } };
}

/** The copy of theirs that its picture derives from, which we read when they compared it. */
export const givenMark = (
  { mark, picture }: SubmitJob['submitted'],
  { theirs }: Pick<Compared, 'theirs'>,
): Reason | undefined =>
  mark && picture && theirs.photoHash === picture.hash ? markReasonOf(mark) : undefined;

/**
 * Of two pictures that stayed with the person their hashes are kept, and what came of them. What was the same but for an edit that no hash tells
 * stays that; an uploaded picture is nothing that they compared, and is taken away by itself.
 */
function comparedBefore(before: Finding | undefined): GivenPicture | undefined {
  if (before?.theirs.seenIn !== 'report' || before.yours.imageUrl || before.yours.picture) return undefined;
  const [hash, own] = [before.theirs.photoHash, before.yours.photoHash];
  if (!hash || !own) return undefined;
  const same = before.reasons.find(({ signal, value }) => signal === 'photo' && value === 1);
  return { photo: { hash: same ? hash : own }, hash: own, words: same?.words };
}
