/** Decoded pixels as an ImageData holds them: RGBA, 8 bits, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array };

/** Meta's PDQ: 256 bits of a picture's coarse structure, and 0..100 how much detail there was. */
export function pdqHash(_pixels: Pixels): { hash: Uint8Array; quality: number } {
  throw new Error('not built yet');
}

/** Bits that differ between two 32-byte hashes, 0..256. */
export function pdqDistance(_a: Uint8Array, _b: Uint8Array): number {
  throw new Error('not built yet');
}

export function pdqToHex(_hash: Uint8Array): string {
  throw new Error('not built yet');
}

/** The 32 bytes of 64 hex digits; undefined for anything else. */
export function pdqFromHex(_hex: string): Uint8Array | undefined {
  throw new Error('not built yet');
}
