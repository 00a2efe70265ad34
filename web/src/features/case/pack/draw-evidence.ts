import type { PDFImage } from '@cantoo/pdf-lib';
import type { Case } from '#domain/case/case';
import { utcMoment } from '#domain/utc';
import { isComparison, pieceTitle } from '../evidence/piece-title.ts';
import { fileOf } from './file-of.ts';
import { words as packWords } from './words.ts';
import { INK, type Paper } from './paper.ts';

const PICTURE = { width: 300, height: 380 };
const PORTRAIT = { width: 150, height: 150 };
const count = new Intl.NumberFormat('en-GB');

/** Everything kept, piece by piece: what it is, when, how large, its file in the ZIP and its SHA-256. */
export function drawEvidence(paper: Paper, one: Case, images: ReadonlyMap<string, PDFImage>): void {
  paper.title(packWords.evidence);
  one.evidence.forEach((piece, n) => {
    const { id, at, words, kept, sha256, bytes, byHelper, side } = piece;
    const image = images.get(id);
    const box = side ? PORTRAIT : PICTURE;
    const high = image ? Math.min(box.height, (image.height / image.width) * box.width) : 0;
    if (n > 0) paper.gap(14);
    paper.room(high + 74);
    paper.write(`${n + 1}. ${side ? packWords.sides[side] : pieceTitle(piece)}`, {
      style: 'bold',
      size: 10.5,
    });
    const size = bytes ?? new TextEncoder().encode(kept ?? '').length;
    paper.write(packWords.piece(utcMoment(Date.parse(at)), count.format(size), fileOf(piece, n)), {
      size: 9,
      color: INK.quiet,
    });
    if (byHelper) paper.write(packWords.friend, { size: 9.5 });
    const said = piece.kind === 'link' ? kept : words;
    // What was compared stands above, fact by fact.
    if (said && !isComparison(piece)) paper.write(said, { size: 9.5 });
    if (image) {
      paper.gap(6);
      paper.gap(paper.image(image, box) + 4);
    }
    paper.write(packWords.hash(sha256), { style: 'mono', size: 8 });
  });
}
