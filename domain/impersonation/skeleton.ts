import { stripIgnorables } from './layers.ts';
import { CONFUSABLES, SEQUENCES } from './tables/confusables.ts';

const unpack = (codes: string) => String.fromCodePoint(...codes.split('.').map((code) => parseInt(code, 36)));

/** Look-alike prototypes by code point: pages of 256, absent where nothing on the page is confusable. */
const pages: (string | undefined)[][] = [];

for (const group of CONFUSABLES.split(';')) {
  const [prototype, members] = group.split(':') as [string, string];
  const target = unpack(prototype);
  let code = 0;
  for (const delta of members.split(',')) {
    code += parseInt(delta, 36);
    (pages[code >> 8] ??= [])[code & 255] = target;
  }
}

/** A letter with a mark that together look like something else: ȧ like å. */
const sequences = new Map(
  SEQUENCES.split(';').map((pair) => pair.split(':').map(unpack) as [string, string]),
);
const sequence = new RegExp([...sequences.keys()].join('|').replace(/[()]/g, '\\$&'), 'gu');

const ascii = Array.from({ length: 128 }, (_, code) => pages[0]?.[code] ?? String.fromCharCode(code));
const changes = Uint8Array.from(ascii, (looksLike, code) =>
  looksLike === String.fromCharCode(code) ? 0 : 1,
);

/** What one code point looks like, or undefined when it stands for itself. */
export function prototypeOf(code: number): string | undefined {
  return pages[code >> 8]?.[code & 255];
}

/**
 * The UTS #39 skeleton: two strings that look the same have the same one ("pаypal" with a Cyrillic а and "paypal").
 * Keeps case, digits (0 is not o) and diacritics: those are layers of their own.
 */
export function skeleton(text: string): string {
  let plain = '';
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return fullSkeleton(text);
    if (!changes[code]) continue;
    plain += text.slice(copied, i) + ascii[code]!;
    copied = i + 1;
  }
  return copied === 0 ? text : plain + text.slice(copied);
}

function fullSkeleton(text: string): string {
  let out = '';
  const bare = stripIgnorables(text.normalize('NFD')).replace(sequence, (found) => sequences.get(found)!);
  for (const glyph of bare) out += prototypeOf(glyph.codePointAt(0)!) ?? glyph;
  return out.normalize('NFD');
}
