import { isClone } from '#domain/scan/finding';
import type { ReadCopies } from '../../marked/read-copies.ts';
import type { Compared } from '../compare.ts';

/** From this likeness on the engine found one picture in the other; an other photo reaches .4 at most. */
const placed = 0.7;

/**
 * The copy that a candidate's picture derives from: read where the picture itself is at hand and shows the person's. A likely or
 * possible clone may also show a marked picture that none of the accounts compared with it does: the reading finds that out.
 */
export const markOf = async (
  { judgement, images }: Pick<Compared, 'judgement' | 'images'>,
  read: ReadCopies | undefined,
): ReturnType<ReadCopies> =>
  read && images?.theirs && ((judgement.signals.photo ?? 0) >= placed || isClone(judgement))
    ? read(images.theirs)
    : undefined;
