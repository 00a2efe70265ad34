import type { Pixels } from '../domain/engine/photo/pdq.ts';
import { pick } from './seeded.ts';

/** What people do to a photo before it becomes an avatar again. Each takes its strength from `random`. */
export const EDITS: Record<string, (photo: Pixels, random: () => number) => Pixels> = {
  'crop 5 %': (photo) => crop(photo, 0.05, 0.05, 0.9, 0.9),
  'crop at random': (photo, random) => {
    const [wide, high] = [0.65 + 0.3 * random(), 0.65 + 0.3 * random()];
    return crop(photo, (1 - wide) * random(), (1 - high) * random(), wide, high);
  },
  'square crop at random': (photo, random) => {
    const side = (0.6 + 0.4 * random()) * Math.min(photo.width, photo.height);
    const [wide, high] = [side / photo.width, side / photo.height];
    return crop(photo, (1 - wide) * random(), (1 - high) * random(), wide, high);
  },
  'square in the middle': (photo) => {
    const side = Math.min(photo.width, photo.height);
    return crop(
      photo,
      (1 - side / photo.width) / 2,
      (1 - side / photo.height) / 2,
      side / photo.width,
      side / photo.height,
    );
  },
  mirrored: (photo) => drawn(photo.width, photo.height, (x, y) => at(photo, photo.width - 1 - x, y)),
  turned: (photo, random) =>
    turn(photo, (pick(random, [-1, 1]) * (2 + 5 * random()) * Math.PI) / 180, pick(random, [0, 255])),
  border: (photo, random) => border(photo, 0.02 + 0.08 * random(), pick(random, [0, 255, 90])),
  'circle mask': (photo, random) => circle(photo, pick(random, [0, 255])),
  brighter: (photo) => toned(photo, (value) => value * 1.3),
  darker: (photo) => toned(photo, (value) => value * 0.7),
  'more contrast': (photo) => toned(photo, (value) => 128 + (value - 128) * 1.4),
  grey: (photo) =>
    drawn(photo.width, photo.height, (x, y) => {
      const [r, g, b] = at(photo, x, y);
      const grey = 0.299 * r + 0.587 * g + 0.114 * b;
      return [grey, grey, grey];
    }),
  'small and back': (photo) => {
    const small = scaled(photo, 96);
    return drawn(photo.width, photo.height, (x, y) =>
      at(small, Math.floor((x * small.width) / photo.width), Math.floor((y * small.height) / photo.height)),
    );
  },
  'strip of text': (photo) =>
    drawn(photo.width, photo.height, (x, y) =>
      y > photo.height * 0.88
        ? Math.floor(x / 7) % 3 === Math.floor(y / 9) % 2
          ? [255, 255, 255]
          : [20, 20, 20]
        : at(photo, x, y),
    ),
};

type Colour = [number, number, number];

function at({ width, data }: Pixels, x: number, y: number): Colour {
  const i = (y * width + x) * 4;
  return [data[i]!, data[i + 1]!, data[i + 2]!];
}

export function drawn(width: number, height: number, colour: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [r, g, b] = colour(x, y);
      const i = (y * width + x) * 4;
      [data[i], data[i + 1], data[i + 2], data[i + 3]] = [r, g, b, 255];
    }
  return { width, height, data };
}

export function crop(photo: Pixels, left: number, top: number, wide: number, high: number): Pixels {
  const [x0, y0] = [Math.round(left * photo.width), Math.round(top * photo.height)];
  const [w, h] = [Math.floor(wide * photo.width), Math.floor(high * photo.height)];
  return drawn(w, h, (x, y) =>
    at(photo, Math.min(photo.width - 1, x0 + x), Math.min(photo.height - 1, y0 + y)),
  );
}

function turn(photo: Pixels, angle: number, fill: number): Pixels {
  const [cos, sin, cx, cy] = [Math.cos(angle), Math.sin(angle), photo.width / 2, photo.height / 2];
  return drawn(photo.width, photo.height, (x, y) => {
    const sx = Math.round(cx + (x - cx) * cos - (y - cy) * sin);
    const sy = Math.round(cy + (x - cx) * sin + (y - cy) * cos);
    return sx < 0 || sy < 0 || sx >= photo.width || sy >= photo.height
      ? [fill, fill, fill]
      : at(photo, sx, sy);
  });
}

function border(photo: Pixels, share: number, grey: number): Pixels {
  const edge = Math.round(share * Math.min(photo.width, photo.height));
  return drawn(photo.width + 2 * edge, photo.height + 2 * edge, (x, y) =>
    x < edge || y < edge || x >= photo.width + edge || y >= photo.height + edge
      ? [grey, grey, grey]
      : at(photo, x - edge, y - edge),
  );
}

function circle(photo: Pixels, grey: number): Pixels {
  const side = Math.min(photo.width, photo.height);
  const [left, top] = [(photo.width - side) >> 1, (photo.height - side) >> 1];
  return drawn(side, side, (x, y) =>
    Math.hypot(x - side / 2, y - side / 2) > side / 2 ? [grey, grey, grey] : at(photo, left + x, top + y),
  );
}

const toned = (photo: Pixels, tone: (value: number) => number): Pixels => ({
  ...photo,
  data: photo.data.map((value, i) => (i % 4 === 3 ? value : tone(value))),
});

/** Nearest points of the longest side `side`. */
export function scaled(photo: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height));
  const [w, h] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  return drawn(w, h, (x, y) => at(photo, Math.floor(x / scale), Math.floor(y / scale)));
}
