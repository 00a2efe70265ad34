import type { Pixels } from '#domain/engine/photo/pdq';

/** So bright in every channel, or so transparent, a pixel is paper. */
const paper = 250;
/** Narrower bands are part of a picture. */
const narrowest = 0.04;

/**
 * The middle square of what a picture shows between two white bands: a wide logo that was set on white to be square, as it looks once
 * somebody cuts it to a square instead. Undefined where there are no such bands. The bands are on two opposite sides, as wide as each
 * other within two pixels.
 */
export function contentSquare({ width, height, data }: Pixels): Pixels | undefined {
  const isPaper = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    return data[at + 3]! < 8 || (data[at]! >= paper && data[at + 1]! >= paper && data[at + 2]! >= paper);
  };
  const rowIsPaper = (y: number) => everyOne(width, (x) => isPaper(x, y));
  const columnIsPaper = (x: number) => everyOne(height, (y) => isPaper(x, y));
  const rows = bandOf(height, rowIsPaper);
  const columns = bandOf(width, columnIsPaper);
  const [left, top] = [columns ?? 0, rows ?? 0];
  const [shownWidth, shownHeight] = [width - 2 * left, height - 2 * top];
  // A mark with paper all around it is a square already.
  if ((rows === undefined) === (columns === undefined) || Math.min(shownWidth, shownHeight) < 32)
    return undefined;
  const side = Math.min(shownWidth, shownHeight);
  return part(
    { width, height, data },
    { x: left + Math.floor((shownWidth - side) / 2), y: top + Math.floor((shownHeight - side) / 2), side },
  );
}

const everyOne = (count: number, test: (n: number) => boolean): boolean => {
  for (let n = 0; n < count; n++) if (!test(n)) return false;
  return true;
};

/** How many lines at both ends are paper; undefined where they are too few, or not as many. */
function bandOf(count: number, isPaperAt: (n: number) => boolean): number | undefined {
  let [first, last] = [0, 0];
  while (first < count && isPaperAt(first)) first++;
  while (last < count - first && isPaperAt(count - 1 - last)) last++;
  const band = Math.min(first, last);
  return Math.abs(first - last) <= 2 && band >= narrowest * count && 2 * band < count ? band : undefined;
}

function part({ width, data }: Pixels, { x, y, side }: { x: number; y: number; side: number }): Pixels {
  const cut = new Uint8ClampedArray(4 * side * side);
  for (let row = 0; row < side; row++) {
    const from = 4 * ((y + row) * width + x);
    cut.set(data.subarray(from, from + 4 * side), 4 * row * side);
  }
  return { width: side, height: side, data: cut };
}
