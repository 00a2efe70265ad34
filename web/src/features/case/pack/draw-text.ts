/** A piece of text as a picture, measured in ems. */
export interface DrawnText {
  width: number;
  /** Above and below the line that letters stand on. */
  ascent: number;
  descent: number;
  png: () => Uint8Array;
}

/** Draws letters that no font of ours has; undefined where nothing else has them either. */
export type DrawText = (text: string, bold: boolean) => DrawnText | undefined;

/** Pixels an em: sharp at ten points on paper. */
const EM = 96;
/** Ems around the letters: some reach beyond what is measured. */
const EDGE = 0.1;
const INK = '#1b2430';
/** No letter is or will be there: what the browser shows for it is what it shows for letters that it lacks. */
const NO_LETTER = '\u{10ffff}';

/** By the browser, with the fonts of this computer: it also joins Arabic letters and writes from right to left. */
export const drawText: DrawText = (text, bold) => {
  const font = `${bold ? 700 : 400} ${EM}px sans-serif`;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || [...text].some((letter) => isLacking(letter, font))) return undefined;
  pen.font = font;
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text);
  const [ascent, descent] = [actualBoundingBoxAscent / EM + EDGE, actualBoundingBoxDescent / EM + EDGE];
  return {
    width: width / EM + 2 * EDGE,
    ascent,
    descent,
    png: () => {
      const { canvas } = pen;
      canvas.width = Math.ceil(width + 2 * EDGE * EM);
      canvas.height = Math.ceil((ascent + descent) * EM);
      // A canvas forgets its font with its size.
      pen.font = font;
      pen.fillStyle = INK;
      // Where a line of Arabic or Hebrew begins is on its right; here it is always the left edge.
      pen.textAlign = 'left';
      pen.fillText(text, EDGE * EM, ascent * EM);
      const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
      return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    },
  };
};

const lacking = new Map<string, boolean>();
const looksOfNone = new Map<string, string>();

function isLacking(letter: string, font: string): boolean {
  // Nothing to be seen, alone: spaces, marks, what joins or turns an emoji.
  if (/[\s\p{M}\p{Cf}]/u.test(letter)) return false;
  const key = font + letter;
  if (!lacking.has(key)) {
    if (!looksOfNone.has(font)) looksOfNone.set(font, looksOf(NO_LETTER, font));
    lacking.set(key, looksOf(letter, font) === looksOfNone.get(font));
  }
  return lacking.get(key)!;
}

function looksOf(letter: string, font: string): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [EM * 2, EM * 2];
  const pen = canvas.getContext('2d')!;
  pen.font = font;
  pen.textAlign = 'left';
  pen.fillText(letter, EM / 2, EM * 1.5);
  return canvas.toDataURL();
}
