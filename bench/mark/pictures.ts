import { readImage } from '../../bin/image-file.ts';
import { gaussianBlur } from '../../domain/engine/mark/plane/gaussian-blur.ts';
import { carriesMark } from '../../domain/engine/mark/carries-mark.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { portrait } from '../../platforms/portraits/portrait.ts';
import { dataPath } from '../data.ts';
import { crop, drawn } from '../photo-edits.ts';
import { seeded } from '../seeded.ts';
import { resized } from './edits.ts';

const SIDE = 400;

/** Squares of a real photo: eight of its own points, three of twice as many. */
export async function realPictures(): Promise<Pixels[]> {
  const photo = await readImage(dataPath('photos/aaa-orig.jpg'));
  const part = (left: number, top: number, side: number) =>
    resized(
      crop(photo, left / photo.width, top / photo.height, side / photo.width, side / photo.height),
      SIDE,
    );
  const places = [0, 400, 800, 1200].flatMap((left) => [part(left, 100, 400), part(left, 560, 400)]);
  const wider = [0, 400, 800].map((left) => part(left, 150, 800));
  return [...places, ...wider].filter((square) => carriesMark(square) === undefined);
}

/**
 * Invented portraits, as if photographed: the engraving out of focus, with grain. Their plates themselves are sharp lines all over,
 * harder than any photo.
 */
export function portraits(count: number): Pixels[] {
  return Array.from({ length: count }, (_, i) => {
    const random = seeded(1000 + i);
    const plate = portrait(`mark ${i}`);
    const soft = [0, 1, 2].map((c) => {
      const data = Float64Array.from({ length: SIDE * SIDE }, (_, at) => plate.data[4 * at + c]!);
      return gaussianBlur({ width: SIDE, height: SIDE, data }, 2.5).data;
    });
    return drawn(SIDE, SIDE, (x, y) => {
      const grain = 14 * (random() + random() + random() - 1.5);
      const at = y * SIDE + x;
      return [soft[0]![at]! + grain, soft[1]![at]! + grain, soft[2]![at]! + grain];
    });
  });
}

/** The plates as the demonstration shows them. */
export const plates = (count: number): Pixels[] =>
  Array.from({ length: count }, (_, i) => portrait(`plate ${i}`));
