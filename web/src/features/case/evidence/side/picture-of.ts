import type { Case, Evidence } from '#domain/case/case';
import { isComparison } from '../piece-title.ts';

/**
 * The picture of one side of what a case compares: the file that was seen, or else what was added with that very comparison. What was
 * chosen for another one may be of another account, and no scan saw it. Without a comparison it is the newest.
 */
export function pictureOf(
  { snapshot, evidence }: Pick<Case, 'snapshot' | 'evidence'>,
  side: NonNullable<Evidence['side']>,
): Evidence | undefined {
  const ofSide = (piece: Evidence) => piece.side === side;
  if (!snapshot) return evidence.findLast(ofSide);
  const file = snapshot[side].picture?.sha256;
  const seen = file && evidence.findLast((piece) => ofSide(piece) && piece.sha256 === file);
  if (seen) return seen;
  // The text of a comparison begins with its time; what was added with it follows, until the next one.
  const moment = snapshot.seenAt ?? snapshot.at;
  const isIts = (piece: Evidence) => isComparison(piece) && !!piece.kept?.split('\n', 1)[0]!.includes(moment);
  const after = evidence.slice(evidence.findIndex(isIts) + 1);
  const next = after.findIndex(isComparison);
  const added = next < 0 ? after : after.slice(0, next);
  return added.findLast((piece) => ofSide(piece) && piece.kind === 'screenshot');
}
