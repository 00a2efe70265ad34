import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { photoReason } from '#domain/engine/judge/reasons';
import { photoLikeness } from '#domain/engine/photo/photo-signal';
import type { Compared } from '../compare.ts';

/**
 * Says of pictures that were compared that they aren't alike. Of an account with a picture of one's own and without it the one that is
 * nearer to the copy is kept, which says nothing of pictures; whoever gave one asks what came of it. It changes no score.
 */
export function withUnlikePicture(
  compared: Compared,
  own: readonly PhotoPrint[],
  theirs: PhotoPrint | undefined,
): Compared {
  const { judgement } = compared;
  if (!theirs || judgement.evidence.some(({ signal }) => signal === 'photo')) return compared;
  const likeness = own.flatMap((one) => photoLikeness(one, theirs) ?? []);
  const unlike = likeness.find(({ kind }) => kind === 'different');
  if (!unlike || likeness.some(({ kind }) => kind !== 'different')) return compared;
  const evidence = [...judgement.evidence, { ...photoReason({ ...unlike, value: 0 }), adds: 0 }];
  return { ...compared, judgement: { ...judgement, evidence } };
}
