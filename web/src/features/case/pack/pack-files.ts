import { Sha256 } from '@aws-crypto/sha256-js';
import { told } from '#domain/case/represented/told';
import { zipSync, type Zippable } from 'fflate';
import { asOfDomain } from '../domain/domain-report.ts';
import { answersText } from './answers.ts';
import { words as packWords } from './words.ts';
import { casePdf, type PdfInput } from './case-pdf.ts';
import { evidenceText, fileOf } from './file-of.ts';
import { earlierTexts } from './report/reports.ts';
import { timelineOf } from './timeline.ts';

export interface Pack {
  pdf: Uint8Array;
  zip: Uint8Array;
}

/** The same in any browser, also where it offers no cryptography of its own. */
function sha256(bytes: Uint8Array): string {
  const hash = new Sha256();
  hash.update(bytes);
  return [...hash.digestSync()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

/**
 * A case as one PDF, and as a ZIP of every file with a manifest that `sha256sum -c` reads. Throws when a piece is not what
 * was kept: a pack is complete, or there is none.
 */
export async function makePack({ one: kept, ...given }: PdfInput): Promise<Pack> {
  const one = told(asOfDomain(kept, given.business));
  const input = { ...given, one };
  const { report, pictures, at } = input;
  const files = new Map<string, Uint8Array>();
  one.evidence.forEach((piece, n) => {
    const bytes = piece.kept == null ? pictures.get(piece.id)?.bytes : text(piece.kept);
    if (!bytes || sha256(bytes) !== piece.sha256) throw new Error(packWords.incomplete);
    files.set(fileOf(piece, n), bytes);
  });
  const pdf = await casePdf(input);
  files.set('case.pdf', pdf);
  // Without its note the text is ready for a form; what is not to be sent any more says so.
  const { title, note } = report;
  files.set('report.txt', text([...(note ? [title, note] : []), `${report.text}\n`].join('\n\n')));
  earlierTexts(one).forEach((earlier, n) =>
    files.set(`report-earlier-${n + 1}.txt`, text(`${earlier.title}\n\n${earlier.text}\n`)),
  );
  files.set('evidence.txt', text(evidenceText(one)));
  const answers = answersText(one);
  if (answers) files.set('answers.txt', text(answers));
  files.set(
    'timeline.txt',
    text(
      timelineOf(one)
        .map(({ when, what }) => `${when}  ${what}\n`)
        .join(''),
    ),
  );
  files.set('how-to-check.txt', text(`${packWords.checking.join('\n\n')}\n`));
  const manifest = [...files].map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`).join('');
  files.set('manifest.sha256', text(manifest));
  const folder = `countersign-case-${one.caseId}`;
  const entries: Zippable = {};
  for (const [name, bytes] of files)
    entries[`${folder}/${name}`] = [bytes, { mtime: at, level: /\.(jpg|png|webp|pdf)$/.test(name) ? 0 : 6 }];
  return { pdf, zip: zipSync(entries) };
}
