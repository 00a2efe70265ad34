import { words } from './words.ts';

/** Points that a verified connection adds, and the most they add together; as domain/account/authentication-score.ts weighs them. */
const EACH = 5;
const MOST = 20;

/** "2 verified connections: +10 to your score." */
export function connectedWords(verified: number): string {
  if (verified === 0) return words.noneYet;
  const points = Math.min(MOST, verified * EACH);
  return words.connected(verified, points, points === MOST);
}
