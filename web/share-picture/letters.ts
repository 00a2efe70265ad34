import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import type { Ring } from './raster.ts';

const require = createRequire(import.meta.url);
const font = (family: 'next' | 'mono', weight: number): Font =>
  fontkit.create(
    readFileSync(
      require.resolve(
        `@fontsource/atkinson-hyperlegible-${family}/files/atkinson-hyperlegible-${family}-latin-${weight}-normal.woff`,
      ),
    ),
  );

/** The product's own letters, as its pages have them. */
export const faces = { text: font('next', 400), strong: font('next', 600), handle: font('mono', 500) };
export type Face = keyof typeof faces;

/** How wide a text is at a size, in pixels. */
export const widthOf = (face: Face, size: number, text: string): number =>
  (faces[face].layout(text).advanceWidth / faces[face].unitsPerEm) * size;

/** The outlines of a text whose line stands at `y`. */
export function outlines(face: Face, size: number, text: string, x: number, y: number): Ring[] {
  const scale = size / faces[face].unitsPerEm;
  const { glyphs, positions } = faces[face].layout(text);
  let pen = x;
  return glyphs.flatMap((glyph, at) => {
    const left = pen;
    pen += positions[at]!.xAdvance * scale;
    return ringsOf(glyph.path.commands, (px, py) => [left + px * scale, y - py * scale]);
  });
}

type Point = [x: number, y: number];
/** Pieces of a curve: straight enough for letters of this size. */
const pieces = 8;

function ringsOf(
  commands: readonly { command: string; args: readonly number[] }[],
  place: (x: number, y: number) => Point,
): Ring[] {
  const rings: Point[][] = [];
  let pen: Point = [0, 0];
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, n): Point => [args[2 * n]!, args[2 * n + 1]!]);
    if (command === 'moveTo') rings.push([]);
    for (const point of points.length > 1 ? curve([pen, ...points]) : points)
      rings.at(-1)!.push(place(...point));
    pen = points.at(-1) ?? pen;
  }
  return rings;
}

/** Points along a curve of Bézier, the last one included: each is a mean of means (de Casteljau). */
const curve = (points: readonly Point[]): Point[] =>
  Array.from({ length: pieces }, (_, n) => {
    const t = (n + 1) / pieces;
    let level = points;
    while (level.length > 1)
      level = level
        .slice(1)
        .map(([x, y], at): Point => [level[at]![0] * (1 - t) + x * t, level[at]![1] * (1 - t) + y * t]);
    return level[0]!;
  });
