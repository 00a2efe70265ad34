import { isOtherGiven, plainTitle, type Titled } from '../evidence/piece-title.ts';
import { words } from './words.ts';

/** What a piece of evidence is called on paper, where somebody else reads it than who kept it. */
export const paperTitle = (piece: Titled): string => {
  if (piece.uploaded) return words.uploaded;
  if (piece.side === 'theirs' && piece.seenIn) return words.sides.theirsBySearchEngine;
  if (piece.side) return words.sides[piece.side];
  return piece.kind === 'comparison' && !isOtherGiven(piece) ? words.comparison : plainTitle(piece);
};
