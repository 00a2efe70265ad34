import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { photoReason } from '#domain/engine/judge/reasons';
import { photoLikeness } from '#domain/engine/photo/photo-signal';
import { compare, type Compared } from '../compare.ts';
import type { Found } from '../look.ts';

/** A picture of one's own that an account was compared with, and its file where it is one that was uploaded here. */
type OwnPicture = { photo: PhotoPrint } & Pick<Found, 'image'>;

const UNLIKE_UPLOADED = 'Different from the picture uploaded to Countersign.';

/**
 * Says of pictures that were compared that they aren't alike. Of an account with a picture of one's own and without it the one that is
 * nearer to the copy is kept, which says nothing of pictures; whoever gave a picture asks what came of it. An uploaded one is shown
 * where the account shows none. It changes no score, but where the engine takes two with the same name and other pictures for namesakes,
 * the copy is no more than a possible one.
 */
export const withUnlikePicture = (...all: Parameters<typeof besideOwn>): Compared =>
  sayUploaded(besideOwn(...all));

/** Nobody has seen their account show a picture that they uploaded here: another one there is like theirs, for all we know. */
function sayUploaded(compared: Compared): Compared {
  const { yours, images, judgement } = compared;
  if (yours.imageUrl || !images?.yours) return compared;
  const evidence = judgement.evidence.map((one) =>
    one.signal === 'photo' && one.side !== 'for' ? { ...one, reason: UNLIKE_UPLOADED } : one,
  );
  return { ...compared, judgement: { ...judgement, evidence } };
}

function besideOwn(
  compared: Compared,
  own: readonly OwnPicture[],
  candidate: PhotoPrint | undefined,
  context: Parameters<typeof compare>[2],
): Compared {
  const { judgement, yours, images } = compared;
  const theirs = candidate ?? hashOf(compared.theirs);
  if (!theirs || judgement.evidence.some(({ signal }) => signal === 'photo')) return compared;
  const likeness = own.flatMap(({ photo }) => {
    const found = photoLikeness(photo, theirs);
    return found ? [{ ...found, photo }] : [];
  });
  const unlike = likeness.find(({ kind }) => kind === 'different');
  if (!unlike || likeness.some(({ kind }) => kind !== 'different')) return compared;
  const evidence = [...judgement.evidence, { ...photoReason({ ...unlike, value: 0 }), adds: 0 }];
  const pictured = { profile: { ...yours, photoHash: unlike.photo.hash }, photo: unlike.photo };
  const beside = compare([pictured], { profile: compared.theirs, photo: theirs }, context);
  const isPossible = judgement.verdict === 'likely clone' && beside?.judgement.verdict === 'possible clone';
  const verdict = isPossible ? beside.judgement.verdict : judgement.verdict;
  const uploaded = own.find(({ image }) => image);
  const isBare = !images?.yours && !yours.photoHash;
  return {
    ...compared,
    judgement: { ...judgement, evidence, verdict },
    ...(uploaded &&
      isBare && {
        yours: { ...yours, imageUrl: null, photoHash: uploaded.photo.hash },
        images: { ...images, yours: uploaded.image },
      }),
    // Of one that stayed with the person its hash, by which it is compared again.
    ...(!uploaded && isBare && !yours.imageUrl && { yours: { ...yours, photoHash: unlike.photo.hash } }),
  };
}

/** All that is kept of a picture that was read in an earlier scan. */
const hashOf = ({ photoHash }: Compared['theirs']): PhotoPrint | undefined =>
  photoHash ? { hash: photoHash } : undefined;
