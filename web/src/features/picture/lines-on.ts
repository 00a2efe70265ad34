import { lumaOf, type Pixels } from '#domain/engine/photo/pdq';

/** Grey levels that look like one tone: what saving as JPEG leaves of it beside a letter. */
const NEAR = 8;
/** A row this much of one tone (0..1) has nothing on it. */
const EMPTY = 0.985;
/** A line leaves this much of the page free beside and between its letters; stripes and photos leave none. */
const FREE = 0.2;
/** Of the width: what is thinner is a rule, or the hatching of a drawing. Text on a phone's screen is 1/40 to 1/60 of it high. */
const THIN = 1 / 80;

/**
 * How many lines stand on a picture, one below the other, with nothing but page between them: lines of text, and rows of text, buttons
 * or small pictures. The page is what most of the picture is made of.
 */
export function linesOn(pixels: Pixels): number {
  const { width, height } = pixels;
  const { data } = lumaOf(pixels);
  const page = commonestTone(data);
  let lines = 0;
  let rows = 0;
  let free = 0;
  const end = () => {
    if (rows >= THIN * width && free / rows >= FREE) lines += 1;
    rows = 0;
    free = 0;
  };
  for (let y = 0; y < height; y += 1) {
    let same = 0;
    for (let x = 0; x < width; x += 1) if (Math.abs(data[y * width + x]! - page) <= NEAR) same += 1;
    if (same >= EMPTY * width) end();
    else {
      rows += 1;
      free += same / width;
    }
  }
  end();
  return lines;
}

function commonestTone(data: ArrayLike<number>): number {
  const tones = new Uint32Array(256);
  for (let i = 0; i < data.length; i += 1) tones[Math.min(255, Math.max(0, Math.round(data[i]!)))]! += 1;
  return tones.indexOf(Math.max(...tones));
}
