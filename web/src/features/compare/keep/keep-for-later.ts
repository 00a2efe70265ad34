import { typist } from '../../../lib/form/typed-here.ts';
import { allKept, keep, keptHere, tell, type Kept } from '../kept-here.ts';
import { isOther } from './let-go.ts';

/**
 * Keeps it in this browser beyond the tab, as signing up may leave it; where there is no room, without the own picture, then without
 * both. What waits about other accounts goes on waiting behind it, or before it where that is newer: an older one comes back to its
 * place when clearing it is undone.
 */
export function keepForLater(kept: Kept, store: Storage = localStorage, now = Date.now()): boolean {
  const others = allKept(keptHere(now, store)).filter(isOther(kept));
  const { pictures, ...bare } = kept;
  const { yours: _own, ...rest } = pictures ?? {};
  const theirs = Object.keys(rest).length > 0 && { ...bare, pictures: rest };
  for (const value of [kept, theirs || bare, bare])
    try {
      keep([value, ...others].sort(newestFirst), typist(), store);
      tell();
      return true;
    } catch {
      // try with less, then say that it cannot be kept
    }
  return false;
}

const newestFirst = (one: Kept, other: Kept): number => other.at - one.at;
