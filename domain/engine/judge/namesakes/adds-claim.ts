import { BACKUPS, CLAIMS } from '../../handle/decorations.ts';
import type { HandleShape } from '../../handle/handle-shape.ts';

/** Whether a handle says that it is the genuine one, or another account of the same person ("_official", "_backup"), and the own one doesn't. */
export function addsClaim(yours: HandleShape, theirs: HandleShape): boolean {
  const own = claimsOf(yours);
  return claimsOf(theirs).some((word) => !own.includes(word));
}

const claimsOf = ({ cut, looseCuts }: HandleShape): string[] =>
  [...cut, ...looseCuts.flat()].filter((word) => CLAIMS.has(word) || BACKUPS.has(word));
