import type { StoredNotification } from '../notification.ts';
import { safeText } from '../safe-text.ts';

/** A line of a list: words alone, or in pieces, of which some name an account or a domain. */
export type Line = string | readonly (string | { name: string })[];

export const lineText = (line: Line): string =>
  typeof line === 'string'
    ? line
    : line.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');

const anAccount = /(?<= on [^:]+: )\S+$|(?<=^Time to check again: (?:\S+ \()?)[^\s()]+(?=\)? on | \()/gu;
const aDomain = /[^\s(),:]+\.[^\s(),:]+/gu;

/**
 * The title of a notification with the account or the domains that it names set apart: in the letters of the words around them
 * a capital I is an l, and a copy's handle reads like one's own.
 */
export function namedLine({
  title,
  business,
  domains,
}: Pick<StoredNotification, 'title' | 'business' | 'domains'>): Line {
  const text = safeText(title, 200);
  // What a business is called may have a dot as well.
  const from = business ? safeText(`${business}:`, 200).length : 0;
  const names = [...text.matchAll(domains ? aDomain : anAccount)];
  const found = names.filter(({ index }) => index >= from);
  if (found.length === 0) return text;
  const ends = found.map(({ 0: name, index }) => index + name.length);
  return [
    ...found.flatMap(({ 0: name, index }, at) => [text.slice(ends[at - 1] ?? 0, index), { name }]),
    text.slice(ends.at(-1)),
  ].filter((piece) => piece !== '');
}
