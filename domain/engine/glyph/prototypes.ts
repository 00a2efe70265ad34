import { COMPATIBLE, LOOKS, SOURCES } from '../tables/confusables.ts';

/** Look-alike prototypes by code point: pages of 256, absent where nothing on the page is confusable. */
type Pages = (string | undefined)[][];
let pages: Pages | undefined;

/** The characters of code points in base 36, joined by dots. */
export const unpacked = (codes: string) =>
  String.fromCodePoint(...codes.split('.').map((code) => parseInt(code, 36)));

/** What one code point looks like, or undefined when it stands for itself. */
export function prototypeOf(code: number): string | undefined {
  // Read when first asked for: a program that compares nothing yet need not wait for it.
  pages ??= readPages();
  return pages[code >> 8]?.[code & 255];
}

function readPages(): Pages {
  const read: Pages = [];
  const put = (code: number, looks: string) => ((read[code >> 8] ??= [])[code & 255] = looks);
  const looks = LOOKS.split(',');
  codesIn(SOURCES).forEach((code, at) => put(code, unpacked(looks[at]!)));
  const looksOf = (glyph: string) => {
    const code = glyph.codePointAt(0)!;
    return read[code >> 8]?.[code & 255] ?? glyph;
  };
  for (const code of codesIn(COMPATIBLE)) {
    const plain = String.fromCodePoint(code).normalize('NFKD');
    put(code, [...plain].map(looksOf).join('').normalize('NFD'));
  }
  return read;
}

/** "gap.length,...": each run of code points by how far it begins from the end of the one before; a run of one has no length. */
function codesIn(runs: string): number[] {
  const codes: number[] = [];
  let next = 0;
  for (const run of runs.split(',')) {
    const [gap, length = '1'] = run.split('.') as [string, string?];
    next += parseInt(gap, 36);
    for (const end = next + parseInt(length, 36); next < end; next++) codes.push(next);
  }
  return codes;
}
