import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { shownParts } from '#domain/unseen-characters';
import type { DrawnText, DrawText } from '../draw-text.ts';
import { isForPicture, piecesOf } from '../pieces.ts';
import { unpackWoff } from './unpack-woff.ts';
import { namesIn } from '../../../../ui/text/names-in.ts';

export type Style = 'text' | 'bold' | 'mono';

/** Reads a font file by its name in `@fontsource`. */
export type LoadFont = (name: FontName) => Promise<Uint8Array>;

const NEXT = 'atkinson-hyperlegible-next';
const MONO = 'atkinson-hyperlegible-mono';
/** Latin beyond the plain one. */
const FURTHER_LATIN = /[\u0100-\u024f\u02bb-\u02dd\u1e00-\u1eff\u20a0-\u20c0]/u;
/** Which letters need which file beyond Latin: loaded only for a text that has them. */
const SCRIPTS = [
  { script: 'cyrillic', letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
  { script: 'cyrillic-ext', letters: /[\u0460-\u052f\u1c80-\u1c88\u2de0-\u2dff]/u },
  { script: 'greek', letters: /[\u0370-\u03ff]/u },
  { script: 'greek-ext', letters: /[\u1f00-\u1fff]/u },
  { script: 'vietnamese', letters: /[\u0102\u0103\u0110\u0111\u1ea0-\u1ef9\u20ab]/u },
] as const;
type Script = (typeof SCRIPTS)[number]['script'];
export type FontName =
  | `${typeof NEXT}-${'latin' | 'latin-ext'}-${'400' | '700'}`
  | `${typeof MONO}-${'latin' | 'latin-ext'}-400`
  | `noto-sans-${Script}-${'400' | '700'}`;

export type Run = { text: string; font: PDFFont } | { text: string; drawn: DrawnText };

export interface Typeface {
  /** A line in pieces of one font, or one picture, each. What cannot be had, or nobody would see, stands as ‹U+202E›. */
  runs(text: string, style: Style): Run[];
  width(text: string, style: Style, size: number): number;
  /** Something had to be written as a number. */
  readonly numbered: boolean;
  /** Something had to be drawn as a picture. */
  readonly pictured: boolean;
}

/** Of no use without the letter that they change. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufe00-\ufe0f]/u;

/**
 * The fonts for a text: ours for Latin, Noto Sans for other letters; only those that occur are fetched and embedded. `handles`
 * stand in the face of handles wherever they are named.
 */
export async function typefaceFor(
  doc: PDFDocument,
  { text, handles }: { text: string; handles: readonly string[] },
  load: LoadFont,
  draw?: DrawText,
): Promise<Typeface> {
  doc.registerFontkit(fontkit);
  const wanted = SCRIPTS.filter(({ letters }) => letters.test(text)).map(({ script }) => script);
  const further = FURTHER_LATIN.test(text);
  const files = (weight: '400' | '700'): FontName[] => [
    `${NEXT}-latin-${weight}`,
    ...(further ? [`${NEXT}-latin-ext-${weight}` as const] : []),
    ...wanted.map((script): FontName => `noto-sans-${script}-${weight}`),
  ];
  const embedded = new Map<FontName, PDFFont>();
  const embed = async (names: FontName[]) => {
    for (const name of names)
      if (!embedded.has(name)) embedded.set(name, await doc.embedFont(unpackWoff(await load(name))));
    return names.map((name) => embedded.get(name)!);
  };
  const plain = await embed(files('400'));
  const fonts: Record<Style, PDFFont[]> = {
    text: plain,
    bold: await embed(files('700')),
    mono: [
      ...(await embed([`${MONO}-latin-400`, ...(further ? [`${MONO}-latin-ext-400` as const] : [])])),
      ...plain,
    ],
  };
  const letters = new Map<PDFFont, Set<number>>();
  const has = (font: PDFFont, code: number) => {
    if (!letters.has(font)) letters.set(font, new Set(font.getCharacterSet()));
    return letters.get(font)!.has(code);
  };
  const fontOf = (piece: string, style: Style) => {
    const [letter = '', ...more] = piece;
    if (more.length > 0 || UNSEEN.test(letter)) return undefined;
    return fonts[style].find((one) => has(one, letter.codePointAt(0)!));
  };
  const pictures = new Map<string, DrawnText | undefined>();
  const pictureOf = (piece: string, style: Style) => {
    const key = style + piece;
    if (!pictures.has(key)) pictures.set(key, draw?.(piece, style === 'bold'));
    return pictures.get(key);
  };
  let numbered = false;
  let pictured = false;
  const namesOf = namesIn(handles);
  const runs = (line: string, style: Style): Run[] =>
    style === 'mono'
      ? runsOf(line, style)
      : namesOf(line).flatMap((part) => runsOf(part.text, part.isName ? 'mono' : style));
  const runsOf = (line: string, style: Style): Run[] => {
    const found: Run[] = [];
    const add = (piece: string, font: PDFFont) => {
      const last = found.at(-1);
      if (last && 'font' in last && last.font === font) last.text += piece;
      else found.push({ text: piece, font });
    };
    // A handle is compared letter by letter: there a number says more than a picture, which might look like another letter.
    // Each piece is asked for alone: one that nothing here can draw takes no other along.
    const isPictured = (piece: string) =>
      style !== 'mono' &&
      isForPicture(piece) &&
      !fontOf(piece, style) &&
      pictureOf(piece, style) !== undefined;
    for (const part of shownParts(plainPowers(line.normalize('NFC'))))
      // Nobody sees these, and some turn the order of letters around: they are named, never drawn.
      if ('code' in part) {
        numbered = true;
        add(`‹${part.code}›`, fonts[style][0]!);
      } else
        for (const { text: piece, apart } of spansOf(part.words, isPictured)) {
          const drawn = apart ? pictureOf(piece, style) : undefined;
          if (drawn) {
            pictured = true;
            found.push({ text: piece, drawn });
          } else
            for (const letter of piece) {
              const font = fontOf(letter, style);
              if (!font) numbered = true;
              add(font ? letter : numberOf(letter), font ?? fonts[style][0]!);
            }
        }
    return found;
  };
  const widthOf = (run: Run, size: number) =>
    'font' in run ? run.font.widthOfTextAtSize(run.text, size) : run.drawn.width * size;
  return {
    runs,
    width: (line, style, size) => runs(line, style).reduce((sum, run) => sum + widthOf(run, size), 0),
    get numbered() {
      return numbered;
    },
    get pictured() {
      return pictured;
    },
  };
}

/** 10²⁸ as words: the fonts have raised digits up to three alone, and drawn small above the line they would be copied as 1028. */
const plainPowers = (line: string) =>
  line.replace(
    /(?<=10)[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu,
    (raised) => ` to the power of ${[...raised].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')}`,
  );

const numberOf = (letter: string) =>
  `‹U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`;

/** Words in spans of pieces of one sort; spaces within go along, for words from right to left change places as a whole. */
function spansOf(words: string, isApart: (piece: string) => boolean): { text: string; apart: boolean }[] {
  const spans: { text: string; apart: boolean }[] = [];
  for (const piece of piecesOf(words)) {
    const apart = isApart(piece);
    const [before, last] = [spans.at(-2), spans.at(-1)];
    if (apart && before?.apart && last && !last.text.trim()) {
      before.text += last.text + piece;
      spans.pop();
    } else if (last?.apart === apart) last.text += piece;
    else spans.push({ text: piece, apart });
  }
  return spans;
}
