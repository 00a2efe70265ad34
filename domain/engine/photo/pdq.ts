import { blurredPoints, type LumaRows } from './pdq-filter.ts';

/** Decoded pixels as an ImageData holds them: RGBA, 8 bits, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array };

/** Brightness 0..255, row by row. */
export type Luma = { width: number; height: number; data: Float32Array };

export type PdqHash = { hash: Uint8Array; quality: number };

/** About 5,000 x 5,000: a larger picture costs over 300 MB to hash and no avatar needs it. */
export const MAX_PIXELS = 25_000_000;
/** Below this side Meta's own code refuses to hash. */
const MIN_SIDE = 5;
const SIDE = 64;

/**
 * PDQ, after "The TMK+PDQF video-hashing algorithm and the PDQ image-hashing algorithm" (Facebook, 2019), own code: 256 bits
 * of a picture's coarse structure and 0..100 how much detail there was. Copies differ in at most 31 bits, unrelated
 * pictures in about 128. Transparent parts count as white. Throws RangeError over MAX_PIXELS or when the data do not
 * fit the size; a picture too small to hash has quality 0.
 */
export function pdqHash(pixels: Pixels): PdqHash {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  return pdqOfRows({ width, height, sumUp: (y, before) => sumPixels(words, y * width, before) });
}

export function lumaOf(pixels: Pixels): Luma {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  const luma = new Float32Array(width * height);
  fillLuma(luma, words, 0);
  return { width, height, data: luma };
}

/** A pixel a word, as every machine that runs this stores it: red lowest, alpha highest. */
function wordsOf({ width, height, data }: Pixels): Int32Array {
  if (!Number.isSafeInteger(width) || !Number.isSafeInteger(height) || width < 1 || height < 1)
    throw new RangeError('A picture needs a width and a height');
  if (width * height > MAX_PIXELS) throw new RangeError(`A picture may have at most ${MAX_PIXELS} pixels`);
  if (data.length !== width * height * 4) throw new RangeError('The pixels do not fit the width and height');
  const { buffer, byteOffset } = data.byteOffset % 4 === 0 ? data : new Uint8Array(data);
  return new Int32Array(buffer, byteOffset, width * height);
}

const weighed = (share: number) => Float64Array.from({ length: 256 }, (_, byte) => share * byte);
const [RED, GREEN, BLUE] = [weighed(0.299), weighed(0.587), weighed(0.114)] as const;

const opaque = (word: number): number =>
  Math.fround(RED[word & 255]! + GREEN[(word >> 8) & 255]! + BLUE[(word >> 16) & 255]!);

/** Brightness of as many pixels as `luma` holds, from pixel `p` on. */
function fillLuma(luma: Float32Array, words: Int32Array, p: number): void {
  for (let i = 0; i < luma.length; i++) {
    const word = words[p + i]!;
    const value = RED[word & 255]! + GREEN[(word >> 8) & 255]! + BLUE[(word >> 16) & 255]!;
    const alpha = word >>> 24;
    luma[i] = alpha === 255 ? value : value * (alpha / 255) + 255 * (1 - alpha / 255);
  }
}

/**
 * Sums of a row of pixels from its start. What is added has 24 bits, so no sum is rounded and the order changes nothing: two at a
 * time, because each addition waits for the one before it.
 */
function sumPixels(words: Int32Array, p: number, before: Float64Array): void {
  const width = before.length - 1;
  let sum = 0;
  let alpha = -1;
  for (let x = 0; x < width; x += 2) {
    const left = words[p + x]!;
    // behind the last of a row comes the next one, or nothing: what lies behind `before` is not kept
    const right = x + 1 < width ? words[p + x + 1]! : left;
    alpha &= left & right;
    const one = opaque(left);
    before[x + 1] = sum + one;
    sum += one + opaque(right);
    before[x + 2] = sum;
  }
  if (alpha >>> 24 === 255) return;
  const luma = new Float32Array(width);
  fillLuma(luma, words, p);
  sumLuma(luma, before);
}

/** The same of brightness that is known already. */
function sumLuma(luma: Float32Array, before: Float64Array): void {
  let sum = 0;
  for (let x = 0; x < luma.length; x += 2) {
    const one = luma[x]!;
    const two = x + 1 < luma.length ? luma[x + 1]! : 0;
    before[x + 1] = sum + one;
    sum += one + two;
    before[x + 2] = sum;
  }
}

export function pdqOfLuma({ width, height, data }: Luma): PdqHash {
  return pdqOfRows({
    width,
    height,
    sumUp: (y, before) => sumLuma(data.subarray(y * width, (y + 1) * width), before),
  });
}

function pdqOfRows(luma: LumaRows): PdqHash {
  if (luma.width < MIN_SIDE || luma.height < MIN_SIDE) return { hash: new Uint8Array(32), quality: 0 };
  const small = blurredPoints(luma, SIDE);
  return { hash: threshold(dct(small)), quality: detail(small) };
}

/** Meta's quality: whole-percent brightness steps between neighbours, summed, 9,000 being full marks. */
function detail(small: Float32Array): number {
  let sum = 0;
  const step = (a: number, b: number) => Math.abs(Math.trunc(((small[a]! - small[b]!) * 100) / 255));
  for (let i = 0; i < SIDE; i++) {
    for (let j = 0; j < SIDE; j++) {
      if (i + 1 < SIDE) sum += step(i * SIDE + j, (i + 1) * SIDE + j);
      if (j + 1 < SIDE) sum += step(i * SIDE + j, i * SIDE + j + 1);
    }
  }
  return Math.min(100, Math.trunc(sum / 90));
}

let cosines: Float64Array | undefined;
/** Row k of the cosine basis without its constant row: 16 x 64. Worked out when first asked for. */
const basisOf = () =>
  (cosines ??= Float64Array.from({ length: 16 * SIDE }, (_, at) => {
    const [k, j] = [Math.floor(at / SIDE) + 1, at % SIDE];
    return Math.sqrt(2 / SIDE) * Math.cos((Math.PI / 2 / SIDE) * k * (2 * j + 1));
  }));

/** The 16 x 16 lowest frequencies of a 64 x 64 picture: D A D'. */
function dct(small: Float32Array): Float64Array {
  const basis = basisOf();
  const half = new Float64Array(16 * SIDE);
  for (let k = 0; k < 16; k++)
    for (let i = 0; i < SIDE; i++) {
      const weight = basis[k * SIDE + i]!;
      for (let j = 0; j < SIDE; j++) half[k * SIDE + j]! += weight * small[i * SIDE + j]!;
    }
  const full = new Float64Array(256);
  for (let k = 0; k < 16; k++)
    for (let m = 0; m < 16; m++) {
      let sum = 0;
      for (let j = 0; j < SIDE; j++) sum += half[k * SIDE + j]! * basis[m * SIDE + j]!;
      full[k * 16 + m] = sum;
    }
  return full;
}

/** One bit for each frequency above the (lower) median. Bit 0 is the last bit of the hex text, as Meta prints it. */
function threshold(frequencies: Float64Array): Uint8Array {
  const median = frequencies.slice().sort()[127]!;
  const hash = new Uint8Array(32);
  frequencies.forEach((value, k) => {
    if (value > median) hash[31 - (k >> 3)]! |= 1 << (k & 7);
  });
  return hash;
}

const ONES = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Bits that differ between two 32-byte hashes, 0..256. */
export function pdqDistance(a: Uint8Array, b: Uint8Array): number {
  let distance = 0;
  for (let i = 0; i < 32; i++) distance += ONES[a[i]! ^ b[i]!]!;
  return distance;
}

/**
 * About the hash of the picture in a mirror, of its hash alone: a mirror turns the sign of every other frequency across, and the median that
 * they are held against is close to 0. Bits whose frequency lies in between differ, a few of 256.
 */
export const pdqMirrored = (hash: Uint8Array): Uint8Array => hash.map((byte) => byte ^ ACROSS);
/** Bits 0, 2, 4, …: the first frequency across, the third and so on. */
const ACROSS = 0b0101_0101;

export function pdqToHex(hash: Uint8Array): string {
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The 32 bytes of 64 hex digits; undefined for anything else. */
export function pdqFromHex(hex: string): Uint8Array | undefined {
  if (!/^[0-9a-f]{64}$/i.test(hex)) return undefined;
  return Uint8Array.from({ length: 32 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
