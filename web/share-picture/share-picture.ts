import { brand } from '../../domain/brand.ts';
import { faces, outlines, widthOf, type Face } from './letters.ts';
import { png } from './png.ts';
import { blank, fillBox, fillRings, type Colour, type Raster } from './raster.ts';

/** The size that sites show without cropping. */
export const size = { width: 1200, height: 630 };

/** As web/src/ui/styles/tokens.css has them. */
const paper: Colour = [250, 247, 240];
const sheet: Colour = [255, 253, 248];
const ink: Colour = [27, 36, 48];
const label: Colour = [95, 104, 117];
const seal: Colour = [15, 107, 82];
const copy: Colour = [179, 64, 42];
const wash: Colour = [248, 231, 223];

const margin = 72;
/** Handles one letter apart; invented, like all of our examples. */
const yours = 'maya_hollimund';
const copies = ['maya_ho1limund', 'maya_hoIlimund', 'maya_holl1mund', 'maya_h0llimund'];

/**
 * The picture shown where a page is shared: its title, and two handles that read alike, the letter that differs in red. The
 * same page gives the same bytes.
 */
export function sharePicture(title: string, at: number): Buffer {
  const raster = blank(size.width, size.height, paper);
  const write = (face: Face, px: number, text: string, x: number, y: number, colour: Colour) =>
    fillRings(raster, outlines(face, px, text, x, y), colour);
  fillBox(raster, margin, 56, size.width - 2 * margin, 3, ink);
  write('strong', 30, brand, margin, 112, seal);
  const { px, lines } = fitted(title);
  lines.forEach((line, n) => write('text', px, line, margin, 148 + px * (n + 0.92) * 1.08, ink));
  const top = 400;
  fillBox(raster, margin, top, size.width - 2 * margin, 174, ink);
  fillBox(raster, margin + 2, top + 2, size.width - 2 * margin - 4, 170, sheet);
  drawHandle(raster, 'Yours', yours, yours, top + 66);
  drawHandle(raster, 'The copy', copies[at % copies.length]!, yours, top + 140);
  return png(raster);
}

const handlePx = 58;
const handleX = margin + 190;

function drawHandle(raster: Raster, what: string, handle: string, other: string, y: number): void {
  fillRings(raster, outlines('text', 26, what, margin + 32, y - 6), label);
  const step = widthOf('handle', handlePx, 'm');
  [...handle].forEach((letter, n) => {
    const differs = letter !== other[n];
    const x = handleX + n * step;
    if (differs) fillBox(raster, Math.round(x), y - 50, Math.round(step), 64, wash);
    fillRings(raster, outlines('handle', handlePx, letter, x, y), differs ? copy : ink);
  });
}

/** The largest letters in which a title has room, and its lines. */
function fitted(title: string): { px: number; lines: string[] } {
  for (const px of [84, 72, 62, 54]) {
    const lines = wrapped(title, px);
    if (lines.length * px * 1.08 <= 232) return { px, lines };
  }
  return { px: 46, lines: wrapped(title, 46).slice(0, 4) };
}

function wrapped(title: string, px: number): string[] {
  const room = size.width - 2 * margin;
  return title.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    return lines.length && widthOf('text', px, longer) <= room
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

/** Whether each letter of a text has a shape in our letters: what has none would be an empty box in the picture. */
export const canWrite = (text: string): boolean =>
  [...text].every((letter) => faces.text.hasGlyphForCodePoint(letter.codePointAt(0)!));
