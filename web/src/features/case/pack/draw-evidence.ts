import type { PDFImage } from '@cantoo/pdf-lib';
import type { Evidence } from '#domain/case/case';
import { isBesideOther, type Told } from '#domain/case/represented/told';
import { utcMoment } from '#domain/utc';
import { isComparison } from '../evidence/piece-title.ts';
import { columnsOf, drawColumns } from './draw-tall.ts';
import { fileOf } from './file-of.ts';
import { paperTitle } from './paper-title.ts';
import { removedSince } from './report/removed-since.ts';
import { words as packWords } from './words.ts';
import { INK, type Paper } from './paper.ts';

const PICTURE = { width: 300, height: 380 };
const PORTRAIT = { width: 150, height: 150 };
const count = new Intl.NumberFormat('en-GB');

/** Everything kept, piece by piece: what it is, when, how large, its file in the ZIP and its SHA-256; and what a report names that was removed since. */
export function drawEvidence(paper: Paper, one: Told, images: ReadonlyMap<string, PDFImage>): void {
  const boxOf = ({ side }: Evidence) => (side ? PORTRAIT : PICTURE);
  /** Of a piece that stays on one sheet: its picture and the lines about it. */
  const heightOf = (piece: Evidence) => {
    const image = images.get(piece.id);
    const box = boxOf(piece);
    const columns = image && columnsOf(image, paper.width);
    if (columns) return 100 + columns.height;
    return 74 + (image ? Math.min(box.height, (image.height / image.width) * box.width) : 0);
  };
  paper.title(packWords.evidence, one.evidence[0] && heightOf(one.evidence[0]));
  one.evidence.forEach((piece, n) => {
    const { id, at, words, kept, sha256, fileSha256, bytes, byHelper } = piece;
    const image = images.get(id);
    if (n > 0) paper.gap(14);
    paper.room(heightOf(piece));
    paper.write(`${n + 1}. ${paperTitle(piece)}`, {
      style: 'bold',
      size: 10.5,
    });
    const size = bytes ?? new TextEncoder().encode(kept ?? '').length;
    paper.write(packWords.piece(utcMoment(Date.parse(at)), count.format(size), fileOf(piece, n)), {
      size: 9,
      color: INK.quiet,
    });
    if (byHelper) paper.write(packWords.friend, { size: 9.5 });
    const said = piece.kind === 'link' ? kept : byHelper && words ? packWords.friendSaid(words) : words;
    // What was compared stands above, fact by fact; of the records of a domain, the newest does. That it was renamed stands here alone.
    const isAbove = isComparison(piece) && kept !== words && !isBesideOther(piece);
    if (said && !isAbove) paper.write(said, { size: 9.5 });
    if (kept && one.domain && piece.kind === 'finding') paper.write(kept, { size: 9 });
    if (image) {
      const columns = columnsOf(image, paper.width);
      if (columns)
        paper.write(packWords.inParts(columns.from.length, fileOf(piece, n)), {
          size: 9,
          color: INK.quiet,
        });
      paper.gap(6);
      const goesOn = () => paper.write(packWords.continued(`${n + 1}. ${paperTitle(piece)}`), { size: 9 });
      if (columns) drawColumns(paper, image, columns, goesOn);
      else paper.gap(paper.image(image, boxOf(piece)));
      paper.gap(4);
    }
    paper.write(packWords.hash(sha256), { style: 'mono', size: 8 });
    if (fileSha256) paper.write(packWords.file(fileSha256), { style: 'mono', size: 8 });
  });
  for (const gone of removedSince(one)) {
    paper.gap(14);
    paper.room(60);
    paper.write(packWords.removed.title, { style: 'bold', size: 10.5 });
    paper.write(gone.words, { size: 9.5 });
    paper.write(packWords.hash(gone.sha256), { style: 'mono', size: 8 });
  }
}
