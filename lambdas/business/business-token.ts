import { keyHash } from '../runtime/hash.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A token that names the business, so that what it opens is found without an index; 40 letters, 238 bits. */
export function newToken(businessId: string, secureRandom: () => number): string {
  const letter = () => letters[Math.floor(secureRandom() * letters.length)]!;
  return `${businessId}.${Array.from({ length: 40 }, letter).join('')}`;
}

/** The business that a token names; empty where it names none. */
export const businessOf = (token: string): string => token.slice(0, Math.max(0, token.lastIndexOf('.')));

/** What a token keeps of who made it. */
export const makerOf = (businessId: string, userId: string): string => keyHash(`${businessId}#${userId}`);
