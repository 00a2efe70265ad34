import { randomInt } from 'node:crypto';

/** Cryptographic: 0 <= value < 1 in steps of 2^-48. */
export const secureRandom = (): number => randomInt(2 ** 48 - 1) / 2 ** 48;
