import {
  clip,
  endPath,
  type PDFImage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import type { Paper } from './paper.ts';

/** Longer than any screen: in one piece its letters could not be read on paper. */
const TALL = 2.5;
const COLUMNS = 2;
const BETWEEN = 14;
/** No higher than a sheet has room for below what is said of the picture. */
const HIGHEST = 560;
/** A line above what goes on. */
const HEAD = 24;
/** So much of a column stands in the next one again: no line of text is cut in both. */
const AGAIN = 14;

/** Where the columns of a long picture begin, from its top, and how high each is; all in points. */
interface Columns {
  width: number;
  height: number;
  from: number[];
}

/** A long picture in columns as wide as half of the paper; undefined of one that is not long. */
export function columnsOf(image: { width: number; height: number }, paper: number): Columns | undefined {
  if (image.height / image.width <= TALL) return undefined;
  const width = (paper - (COLUMNS - 1) * BETWEEN) / COLUMNS;
  const whole = (image.height / image.width) * width;
  const count = Math.ceil((whole - AGAIN) / (HIGHEST - AGAIN));
  const step = (whole - AGAIN) / count;
  return { width, height: step + AGAIN, from: Array.from({ length: count }, (_, n) => n * step) };
}

/** Draws them side by side, from the left, and on further sheets what does not fit; `goesOn` writes what stands above it there. */
export function drawColumns(
  paper: Paper,
  image: PDFImage,
  { width, height, from }: Columns,
  goesOn: () => void,
): void {
  const whole = (image.height / image.width) * width;
  from.forEach((start, n) => {
    const column = n % COLUMNS;
    if (n > 0 && column === 0) {
      paper.gap(height + BETWEEN);
      paper.room(height + HEAD);
      goesOn();
      paper.gap(BETWEEN / 2);
    }
    const [x, y] = [paper.left + column * (width + BETWEEN), paper.y - height];
    paper.page.pushOperators(pushGraphicsState(), rectangle(x, y, width, height), clip(), endPath());
    paper.page.drawImage(image, { x, y: paper.y + start - whole, width, height: whole });
    paper.page.pushOperators(popGraphicsState());
    paper.box({ x, y, width, height });
  });
  paper.gap(height);
}
