import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import type { Told } from '#domain/case/represented/told';
import type { OwnAccount } from '#domain/case/own-there';
import { utcMoment } from '#domain/utc';
import { caseName } from '../case-state.ts';
import type { Links } from '../../../lib/use-links.ts';
import type { CaseBusiness } from '../owner/case-business.ts';
import { drawAnswers } from './answers.ts';
import { drawAccounts } from './draw-accounts.ts';
import { drawDomain } from './draw-domain.ts';
import { drawEvidence } from './draw-evidence.ts';
import type { DrawText } from './draw-text.ts';
import { drawOpening } from './opening/draw-opening.ts';
import { words as packWords } from './words.ts';
import type { PackReport } from './report/pack-report.ts';
import { earlierTexts } from './report/reports.ts';
import { INK, Paper } from './paper.ts';
import { timelineOf } from './timeline.ts';
import { typefaceFor, type LoadFont } from './font/typeface.ts';

export interface KeptFile {
  bytes: Uint8Array;
  contentType: string;
}

export interface PdfInput {
  /** As it is told to others. */
  one: Told;
  report: PackReport;
  /** Whose case it is, where it is not a person's. */
  business?: CaseBusiness | undefined;
  /** An account of its owner that the report names, on the platform of the case where they have one there. */
  own?: OwnAccount | undefined;
  /** Where accounts are found. */
  address: Links['address'];
  /** The pictures, by the id of their piece of evidence. */
  pictures: ReadonlyMap<string, KeptFile>;
  /** When it is made, in milliseconds since 1970. */
  at: number;
  loadFont: LoadFont;
  /** Draws letters that no font of ours has; without it they stand as numbers. */
  drawText?: DrawText;
  /** A PDF holds JPEG and PNG alone: makes a PNG of anything else, to be looked at. */
  toPng: (file: KeptFile) => Promise<Uint8Array>;
}

/** What the typeface of handles draws: there rn is not taken for m. Other letters would stand in it as numbers. */
const inLatin = /^[\n\x20-\x7e\xa0-\xff‘’“”–]*$/u;

/** A case on paper: what it is about, the report, both accounts, everything kept, the platform's answers, what happened, and how to check it. */
export async function casePdf(input: PdfInput): Promise<Uint8Array> {
  const { one, report, business, own, at } = input;
  const doc = await PDFDocument.create();
  const title = packWords.about(caseName(one));
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setLanguage('en');
  doc.setCreator(packWords.header);
  doc.setCreationDate(new Date(at));
  doc.setModificationDate(new Date(at));
  const paper = new Paper(
    doc,
    await typefaceFor(
      doc,
      { text: JSON.stringify([one, business, own]) + report.text, handles: handlesOf(input) },
      input.loadFont,
      input.drawText,
    ),
  );
  const images = await imagesOf(doc, input);

  drawOpening(paper, one, business);
  // Said where it is met first: a name in numbers is a riddle without it.
  const numberedAtOnce = paper.type.numbered;
  if (numberedAtOnce) {
    paper.gap(6);
    paper.write(packWords.codePoints, { size: 8.5, color: INK.quiet });
  }
  const reports: PackReport[] = [report, ...earlierTexts(one)];
  for (const { title, note, text } of reports) {
    paper.title(title);
    if (note) paper.write(note, { size: 9.5, color: INK.quiet });
    paper.write(text, inLatin.test(text) ? { style: 'mono', size: 8.5 } : { size: 9.5 });
  }
  if (one.domain) drawDomain(paper, one.domain, one.seenAgainAt ? null : one.goneAt);
  else drawAccounts(paper, input, images);
  drawEvidence(paper, one, images);
  drawAnswers(paper, one);
  paper.title(packWords.timeline);
  for (const { when, what } of timelineOf(one)) paper.row(when, [what], { first: 168 });
  paper.title(packWords.check);
  for (const words of packWords.checking) {
    paper.write(words);
    paper.gap(5);
  }
  if (paper.type.numbered && !numberedAtOnce) paper.write(packWords.codePoints);
  if (paper.type.pictured) paper.write(packWords.pictured);

  const made = packWords.madeAt(utcMoment(at));
  paper.frame({
    head: [packWords.header, title],
    foot: (page, of) => [`${one.caseId}. ${made}`, packWords.page(page, of)],
  });
  await paper.placeDrawn();
  return doc.save();
}

const handlesOf = ({ one: { handle, imitates, snapshot }, own }: PdfInput): string[] =>
  [handle, imitates?.handle, snapshot?.yours.handle, snapshot?.theirs.handle, own?.handle].filter(
    (name) => name != null,
  );

async function imagesOf(
  doc: PDFDocument,
  { pictures, toPng }: PdfInput,
): Promise<ReadonlyMap<string, PDFImage>> {
  const images = new Map<string, PDFImage>();
  for (const [id, file] of pictures) {
    const { bytes, contentType } = file;
    images.set(
      id,
      contentType === 'image/jpeg'
        ? await doc.embedJpg(bytes)
        : await doc.embedPng(contentType === 'image/png' ? bytes : await toPng(file)),
    );
  }
  return images;
}
