import { flatShare } from '#domain/engine/photo/flat-share';
import type { Pixels } from '#domain/engine/photo/pdq';
import { linesOn } from './lines-on.ts';

/** As much of one tone as a page has and a portrait hasn't: measured .56 to .94 on parts of screenshots, .13 to .59 on pictures. */
const MOST_FLAT = 0.5;
/** As much of the edge in one color: .6 to 1 on parts of screenshots, .15 at most on pictures that a camera took. */
const EDGE = 0.5;
/** As square as a profile picture is cut; a logo may lie on white. */
const SQUARE = 0.99;

/** So many lines with page between them, one below the other: 4 to 6 on parts of profiles, at most 3 on 400 portraits. */
const LINES = 4;

/** Whether a picture is most likely a part of a page that was cut out by hand, with more around the profile picture than it has. */
export const showsPage = (pixels: Pixels): boolean => linesOn(pixels) >= LINES || isMostlyPage(pixels);

function isMostlyPage(pixels: Pixels): boolean {
  const { width, height } = pixels;
  if (Math.min(width, height) >= SQUARE * Math.max(width, height)) return false;
  return edgeShare(pixels) >= EDGE && flatShare(pixels) >= MOST_FLAT;
}

/** The share (0..1) of the outermost pixels that have their commonest color. */
function edgeShare({ data, width, height }: Pixels): number {
  const colors = new Map<number, number>();
  let all = 0;
  const count = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    colors.set(color, (colors.get(color) ?? 0) + 1);
    all += 1;
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) count(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) count(x, y);
  return Math.max(...colors.values()) / all;
}
