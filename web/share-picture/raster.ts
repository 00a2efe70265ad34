export type Colour = readonly [red: number, green: number, blue: number];

/** An outline in pixels, y downwards: closed rings of straight lines. */
export type Ring = readonly (readonly [x: number, y: number])[];

export interface Raster {
  width: number;
  height: number;
  /** Three bytes a pixel. */
  data: Uint8Array;
}

export function blank(width: number, height: number, colour: Colour): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at++) data[at] = colour[at % 3]!;
  return { width, height, data };
}

export function fillBox(raster: Raster, x: number, y: number, w: number, h: number, colour: Colour): void {
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) raster.data.set(colour, (row * raster.width + column) * 3);
}

/**
 * Fills rings with a colour, each pixel as far as it is covered. Every edge adds the exact area that lies to its right, row by
 * row; the running sum along a row is the cover of each pixel. Only the box around the rings is looked at.
 */
export function fillRings(raster: Raster, rings: readonly Ring[], colour: Colour): void {
  const all = rings.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [width, height] = [Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top];
  const stride = width + 2;
  const area = new Float32Array(stride * Math.max(height, 0));
  const inBox = ([x, y]: Ring[number]) => [x - left, y - top] as const;
  for (const ring of rings)
    ring.forEach((from, at) => addEdge(area, stride, inBox(from), inBox(ring[(at + 1) % ring.length]!)));
  for (let row = 0; row < height; row++)
    for (let column = 0, sum = 0; column < width; column++) {
      sum += area[row * stride + column]!;
      const cover = Math.min(Math.abs(sum), 1);
      if (cover >= 1 / 512) blend(raster, left + column, top + row, colour, cover);
    }
}

function blend({ width, height, data }: Raster, x: number, y: number, colour: Colour, cover: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  for (let part = 0; part < 3; part++)
    data[at + part] = Math.round(data[at + part]! * (1 - cover) + colour[part]! * cover);
}

function addEdge(area: Float32Array, stride: number, from: Ring[number], to: Ring[number]): void {
  if (from[1] === to[1]) return;
  const down = from[1] < to[1] ? 1 : -1;
  const [[x0, y0], [x1, y1]] = down === 1 ? [from, to] : [to, from];
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = Math.floor(y0); row < Math.ceil(y1); row++) {
    const [above, below] = [Math.max(row, y0), Math.min(row + 1, y1)];
    // Cut at each column that the edge crosses, so that a piece lies in one pixel.
    const enter = x0 + (above - y0) * slope;
    const leave = x0 + (below - y0) * slope;
    const [left, right] = [Math.min(enter, leave), Math.max(enter, leave)];
    for (let column = Math.floor(left); column <= Math.floor(right); column++) {
      const [start, end] = [Math.max(left, column), Math.min(right, column + 1)];
      const share = right === left ? 1 : (end - start) / (right - left);
      const high = (below - above) * share * down;
      const toItsRight = column + 1 - (start + end) / 2;
      const at = row * stride + column;
      area[at]! += high * toItsRight;
      area[at + 1]! += high * (1 - toItsRight);
    }
  }
}
