import { keyStream } from './chacha20.ts';
import { COEFFICIENTS } from './lapped-transform.ts';

/**
 * One +1 or -1 for each coefficient, by the key's own stream of chance. The false-alarm law (mark-score.ts) rests on them
 * being secret and fair: never replace them by a generator that can be guessed.
 */
export function markChips(key: Uint8Array): Int8Array {
  const bytes = keyStream(key, Math.ceil(COEFFICIENTS / 8));
  const chips = new Int8Array(COEFFICIENTS);
  for (let i = 0; i < COEFFICIENTS; i++) chips[i] = (bytes[i >> 3]! >> (i & 7)) & 1 ? 1 : -1;
  return chips;
}
