const bytes = (...values: number[]) => Buffer.from(values);

function segment(marker: number, data: Buffer): Buffer {
  const head = bytes(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const start = bytes(0xff, 0xd8);
const end = bytes(0xff, 0xd9);
const steps = segment(0xdb, Buffer.concat([bytes(0), Buffer.alloc(64, 1)]));
/** The code 0 for one symbol, and 10 for another: ones alone are nobody's. `place`: 0 for the first value of a block, 0x10 for the others. */
const codes = (place: number, often: number, seldom: number) =>
  segment(0xc4, Buffer.concat([bytes(place, 1, 1), Buffer.alloc(14), bytes(often, seldom)]));

/** One tone of grey; marker 0xc0: line by line, 0xc2: in several passes. */
function frame(marker: number, width: number, height: number): Buffer {
  const data = bytes(8, 0, 0, 0, 0, 1, 1, 0x11, 0);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(marker, data);
}

/** A pass over the values from `first` to `last` of every block. */
const pass = (first: number, last: number, data: Buffer) =>
  Buffer.concat([segment(0xda, bytes(1, 1, 0x00, first, last, 0)), data]);

const side = 2_000;
const blocks = (side / 8) ** 2;
/** Nothing new in any block, a bit each. */
const flat = Buffer.alloc(Math.ceil(blocks / 8), 0);

/** A pass in which nothing is said of up to 32,767 blocks at a time: the symbol 0xe0, coded 0, and how many more there are. */
function emptyPass(): Buffer {
  const bits: string[] = [];
  for (let left = blocks; left > 0;) {
    const run = Math.min(left, 32_767);
    bits.push(run >= 16_384 ? `0${(run - 16_384).toString(2).padStart(14, '0')}` : '1'.repeat(0));
    left -= run >= 16_384 ? run : left;
  }
  const text = bits.join('').padEnd(Math.ceil(bits.join('').length / 8) * 8, '1');
  const out = text.match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  // A byte of ones is followed by a zero, or it would be a marker.
  return Buffer.from(out.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
}

/** A picture in so many passes, of which all but the first say nothing: each costs a walk through all of it. */
export const jpegOfPasses = (passes: number): Buffer => {
  const empty = pass(1, 63, emptyPass());
  return Buffer.concat([
    ...[start, steps, frame(0xc2, side, side), codes(0, 0, 1), codes(0x10, 0xe0, 0x00), pass(0, 0, flat)],
    Buffer.concat(Array.from({ length: passes - 1 }, () => empty)),
    end,
  ]);
};

const plain = (width: number, height: number, more: Buffer[] = []) =>
  Buffer.concat([
    ...[start, steps, ...more, frame(0xc0, width, height), codes(0, 0, 1), codes(0x10, 0x00, 0x01)],
    segment(0xda, bytes(1, 1, 0, 0, 63, 0)),
    Buffer.alloc(64, 0),
    end,
  ]);

/** A picture of one tone, as it should be. */
export const plainJpeg = (side: number): Buffer => plain(side, side);

/** JPEG files that claim or cost far more than they weigh. */
export function jpegBombs(): Record<string, Buffer> {
  const small = plain(64, 64);
  return {
    'JPEG of 65,535 by 65,535 points': plain(65_535, 65_535),
    'JPEG of 8,192 by 8,192 points, without them': plain(8_192, 8_192),
    'JPEG in 40,000 passes': jpegOfPasses(40_000),
    'JPEG with a second frame, a thousand times as large': Buffer.concat([
      small.subarray(0, -2),
      frame(0xc0, 60_000, 60_000),
      end,
    ]),
    'JPEG with a small frame behind a large one': Buffer.concat([
      start,
      frame(0xc0, 60_000, 60_000),
      small.subarray(2),
    ]),
    'JPEG with a picture inside a picture inside a picture': plain(64, 64, [nested(5)]),
    'JPEG of 70,000 empty segments': plain(
      64,
      64,
      Array.from({ length: 70_000 }, () => segment(0xfe, Buffer.alloc(0))),
    ),
    'JPEG whose height comes after its points': plain(64, 0),
    'JPEG with 200,000 restarts': Buffer.concat([
      small.subarray(0, -2),
      Buffer.concat(Array.from({ length: 200_000 }, (_, n) => bytes(0xff, 0xd0 + (n % 8)))),
      end,
    ]),
  };
}

/** What a camera keeps as a small copy of the picture, with a small copy in it, and so on. */
function nested(deep: number): Buffer {
  const inner = plain(64, 64, deep > 1 ? [nested(deep - 1)] : []);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), inner]));
}
