import { isAssignedId } from './assigned-id.ts';
import { handleDiff, type HandleDiff } from './handle-diff.ts';

/** Two handles glyph by glyph; undefined where one of them is a number or an id that nobody chose: how they differ says nothing. */
export const chosenDiff = (
  yours: string,
  theirs: string,
  labels?: { yours: string; theirs: string },
): HandleDiff | undefined =>
  isAssignedId(yours) || isAssignedId(theirs) ? undefined : handleDiff(yours, theirs, labels);
