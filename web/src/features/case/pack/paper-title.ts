import type { Evidence } from '#domain/case/case';
import { pieceTitle } from '../evidence/piece-title.ts';
import { words } from './words.ts';

/** What a piece of evidence is called on paper, where somebody else reads it than who kept it. */
export const paperTitle = (piece: Pick<Evidence, 'kind' | 'side' | 'uploaded' | 'seenIn'>): string => {
  if (piece.uploaded) return words.uploaded;
  if (piece.side === 'theirs' && piece.seenIn) return words.sides.theirsBySearchEngine;
  if (piece.side) return words.sides[piece.side];
  return piece.kind === 'comparison' ? words.comparison : pieceTitle(piece);
};
