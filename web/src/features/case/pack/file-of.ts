import type { Case, Evidence } from '#domain/case/case';
import { isHandlePiece } from '#domain/case/link/pasted-link';
import { saidToOthers } from '#domain/scan/reasons/said-to-others';
import { utcMoment } from '#domain/utc';
import { isComparison } from '../evidence/piece-title.ts';
import { paperTitle } from './paper-title.ts';
import { removedSince } from './report/removed-since.ts';
import { words } from './words.ts';

const ENDING: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Where the n-th piece of evidence stands in the pack. */
export const fileOf = (piece: Evidence, n: number): string => {
  const { side, contentType, uploaded } = piece;
  const kind = isHandlePiece(piece) ? 'handle' : piece.kind;
  const number = String(n + 1).padStart(2, '0');
  const what = side
    ? `${kind === 'picture' && !uploaded ? 'picture' : 'picture-given'}-${side === 'yours' ? 'own' : 'other'}`
    : kind;
  return `evidence/${number}-${what}.${contentType ? (ENDING[contentType] ?? 'bin') : 'txt'}`;
};

/** Whoever reads the list is not the person to whom the case says "you"; what somebody wrote stays as they wrote it. */
const saidOf = (piece: Evidence): string => {
  const { kind, words: said, kept } = piece;
  if (kind === 'link') return kept ?? said;
  return isComparison(piece)
    ? saidToOthers(said).replace(/^As you entered it: ./, (start) => start.at(-1)!.toUpperCase())
    : said;
};

/** What was said of a piece, and by whom where that wasn't the person. */
const noteOf = (piece: Evidence): string =>
  piece.byHelper && piece.words ? words.friendSaid(piece.words) : saidOf(piece);

/**
 * The list of all pieces, with what was written to each as it was written: a picture cannot carry its note. Below them stands what a
 * report names and the pack doesn't have.
 */
export const evidenceText = (one: Case): string =>
  [
    ...one.evidence.map((piece, n) => {
      const title = `${paperTitle(piece)}, ${utcMoment(Date.parse(piece.at))}`;
      const { fileSha256, byHelper } = piece;
      const lines = [fileOf(piece, n), title, byHelper && words.friend, noteOf(piece)];
      return [...lines, fileSha256 && words.file(fileSha256)].filter(Boolean).join('\n');
    }),
    ...removedSince(one).map((gone) => [words.removed.title, gone.words, words.hash(gone.sha256)].join('\n')),
  ]
    .map((told) => `${told}\n`)
    .join('\n');
