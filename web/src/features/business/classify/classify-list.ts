import { counted } from '#domain/engine/handle/difference-words';
import { asSeen } from '#domain/engine/web/as-seen';
import { givenName } from '#domain/domain-watch/name/given-name';
import { type ListedLine, nameIn, readListed } from '#domain/domain-watch/name/listed-name';
import { labelsApart } from '#domain/domain-watch/name/spelled-apart';
import { siteDiff } from '#domain/engine/web/site-diff';
import { siteOf } from '#domain/engine/web/web-shape';
import type { LookalikeClass } from '#domain/engine/handle/lookalikes';
import { changeWords, homoglyphWords } from '../../lookalikes/homoglyph-words.ts';
import { words as ofBusiness } from '../words.ts';
import { words } from './words.ts';

/** Whom the names of a list could pass for. */
export interface Imitated {
  domain: string;
  /** The business's name, which its domain may spell in another way. */
  name?: string | null | undefined;
  shortName?: string | null | undefined;
}

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
/** With more than these the letters differ so much that the kind alone says more. */
const mostDifferences = 2;

/**
 * Which names of a list could pass for a business's domain. `breathe` is awaited every now and then with the lines read so far; it throws
 * where nobody waits for the answer any more.
 */
export async function classifyList(
  lines: readonly string[],
  imitated: Imitated,
  breathe: (done: number) => Promise<void>,
): Promise<Classified> {
  const read = readerOf(imitated);
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
      found.hits.push({ line, domain: what.domain, score: what.score, why: why(imitated.domain, what) });
  }
  found.hits.sort((a, b) => b.score - a.score || a.line - b.line);
  return found;
}

/** What the engine calls alike, and what the daily check looks for beside it: the business's name as people spell it. */
function readerOf(imitated: Imitated): (cell: string) => ListedLine {
  const read = readListed([imitated.domain]);
  const apart = new Set(labelsApart(imitated));
  return (cell) => {
    const what = read(cell);
    if (what !== 'another' || apart.size === 0) return what;
    const domain = nameIn(cell);
    return apart.has(siteOf(domain)?.label.text ?? '')
      ? { domain, ...givenName(imitated.domain, domain), protected: imitated.domain }
      : what;
  };
}

/** Whether what was given is no text at all, such as a table as Excel saves it, or a picture: no list of names holds such a character. */
export const isNoText = (given: string): boolean => given.slice(0, 4096).includes('\0');

/** The lines of a pasted or uploaded text. */
export const linesOf = (text: string): string[] => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

const HEADING = /^(domain|name|host|hostname|url|site)s?( name)?$/i;

/** The first cell of a line; of an email address its domain. */
const firstCell = (line: string): string =>
  line
    // A name in quotation marks may hold a comma.
    .match(/^ *(?:"(?:[^"]|"")*"[^,;\t]*|[^,;\t]*)/)![0]
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^[^/]*@([^@\s>]+)>?$/, '$1');

function why(domain: string, hit: { domain: string; class: LookalikeClass | 'misspelling' }): string {
  // In front of a name it is the same site to everybody, and no sign of anything.
  const [own, seen] = [asSeen(domain), asSeen(hit.domain.replace(/^www\./, ''))];
  const differences = siteDiff(own, seen).steps.flatMap((step) => step.words ?? []);
  const distinct = new Set(differences).size;
  return distinct > 0 && distinct <= mostDifferences ? counted(differences) : kindOf(hit.class, own, seen);
}

function kindOf(kind: LookalikeClass | 'misspelling', own: string, seen: string): string {
  if (kind === 'misspelling') return words.misspelling;
  return kind === 'homoglyph'
    ? homoglyphWords(own, seen)
    : changeWords(kind, own, seen, ofBusiness.looks.changes);
}
