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
  const screenshot = (pieces: readonly Evidence[]) =>
    pieces.findLast((piece) => ofSide(piece) && piece.kind === 'screenshot');
  // The text of a comparison begins with its time.
  const moment = snapshot.seenAt ?? snapshot.at;
  const isIts = (piece: Evidence) => isComparison(piece) && !!piece.kept?.split('\n', 1)[0]!.includes(moment);
  const own = screenshot(addedWith(evidence, evidence.findIndex(isIts)));
  if (own) return own;
  // A picture that the case has is not added once more: it stands with the comparison that brought it.
  const { fileSha256 } = snapshot[side];
  if (!fileSha256) return undefined;
  return evidence
    .map((piece, at) =>
      isComparison(piece) && piece.kept?.includes(fileSha256)
        ? screenshot(addedWith(evidence, at))
        : undefined,
    )
    .findLast((piece) => piece !== undefined);
}

/** What was added with a comparison follows its text, until the next one. */
function addedWith(evidence: readonly Evidence[], comparison: number): readonly Evidence[] {
  const after = evidence.slice(comparison + 1);
  const next = after.findIndex(isComparison);
  return next < 0 ? after : after.slice(0, next);
}
