import type { Picture } from './picture.ts';

/** Longer than any profile picture. */
const LONG = 1.5;
/** Tablets are less long than that, and have sizes that no camera has. */
const TABLETS = new Set([
  '1024 768',
  '2048 1536',
  '2160 1620',
  '2224 1668',
  '2360 1640',
  '2388 1668',
  '2732 2048',
]);
/** Phones and most desktops are no wider; those that are have a width that this divides. */
const SCREEN = 2560;
const STEP = 320;

/**
 * As a camera takes a photo, and hardly any screen is: 3:2, or 16:9 in another size than those of screens. A side may be some pixels off.
 */
function isCameras(short: number, long: number): boolean {
  const has = (shape: number) => Math.abs(long - shape * short) * 400 <= long;
  return has(1.5) || (has(16 / 9) && long > SCREEN && long % STEP > 0);
}

/**
 * Most likely a screenshot of which the profile picture wasn't cut out: a part of a page, too long for a profile picture, or just as large as
 * a tablet.
 */
export const looksUncut = ({ width, height, page }: Pick<Picture, 'width' | 'height' | 'page'>): boolean => {
  if (page) return true;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return (long >= LONG * short && !isCameras(short, long)) || TABLETS.has(`${long} ${short}`);
};
