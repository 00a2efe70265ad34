import { counted } from '#domain/engine/handle/difference-words';
import { asSeen } from '#domain/engine/web/as-seen';
import { readListed } from '#domain/domain-watch/name/listed-name';
import { siteDiff } from '#domain/engine/web/site-diff';
import type { LookalikeClass } from '#domain/engine/handle/lookalikes';
import { changeWords, homoglyphWords } from '../../lookalikes/homoglyph-words.ts';
import { words as ofBusiness } from '../words.ts';
import { words } from './words.ts';

/** A name of the list that could pass for the domain. */
export interface Hit {
  line: number;
  domain: string;
  /** What differs, or its kind in words where that is too much to list. */
  why: string;
  score: number;
}

export interface Classified {
  names: number;
  /** The likeliest first. */
  hits: Hit[];
  /** Lines that hold no name, with how each begins. */
  faults: { line: number; text: string }[];
}

export const mostLines = 1_000_000;
/** Lines between two breaths of the page: some twentieth of a second. */
const slice = 1000;
/** Beyond these the letters differ so much that the kind alone says more. */
const mostDifferences = 2;

/**
 * Which names of a list could pass for a domain. `breathe` is awaited every now and then with the lines read so far; it throws
 * where nobody waits for the answer any more.
 */
export async function classifyList(
  lines: readonly string[],
  domain: string,
  breathe: (done: number) => Promise<void>,
): Promise<Classified> {
  const read = readListed([domain]);
  const found: Classified = { names: 0, hits: [], faults: [] };
  for (const [index, text] of lines.entries()) {
    if (index % slice === 0) await breathe(index);
    const cell = firstCell(text);
    const what = index === 0 && HEADING.test(cell) ? 'empty' : read(cell);
    const line = index + 1;
    if (what === 'empty') continue;
    if (what === 'no name') found.faults.push({ line, text: text.trim().slice(0, 60) });
    else found.names += 1;
    if (typeof what === 'object')
      found.hits.push({ line, domain: what.domain, score: what.score, why: why(domain, what) });
  }
  found.hits.sort((a, b) => b.score - a.score || a.line - b.line);
  return found;
}

/** The lines of a pasted or uploaded text. */
export const linesOf = (text: string): string[] => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

const HEADING = /^(domain|name|host|hostname|url|site)s?( name)?$/i;

const firstCell = (line: string): string =>
  line
    .split(/[,;\t]/, 1)[0]!
    .trim()
    .replace(/^"(.*)"$/, '$1');

function why(domain: string, hit: { domain: string; class: LookalikeClass | 'misspelling' }): string {
  // In front of a name it is the same site to everybody, and no sign of anything.
  const [own, seen] = [asSeen(domain), asSeen(hit.domain.replace(/^www\./, ''))];
  const differences = siteDiff(own, seen).steps.flatMap((step) => step.words ?? []);
  return differences.length > 0 && differences.length <= mostDifferences
    ? counted(differences)
    : kindOf(hit.class, own, seen);
}

function kindOf(kind: LookalikeClass | 'misspelling', own: string, seen: string): string {
  if (kind === 'misspelling') return words.misspelling;
  return kind === 'homoglyph'
    ? homoglyphWords(own, seen)
    : changeWords(kind, own, seen, ofBusiness.looks.changes);
}
