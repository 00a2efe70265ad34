import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Half of it, for the key of a row: the same things have the same key, and nobody reads from it what they are. */
export const keyHash = (text: string): string => sha256(text).slice(0, 32);
