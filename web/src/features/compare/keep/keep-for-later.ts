import { typist } from '../../../lib/form/typed-here.ts';
import { allKept, KEY, keptHere, tell, type Kept } from '../kept-here.ts';
import { isOther } from './let-go.ts';

/**
 * Keeps it in this browser beyond the tab, as signing up may leave it; where there is no room, without the own picture, then without
 * both. What waits about other accounts goes on waiting behind it.
 */
export function keepForLater(kept: Kept, store: Storage = localStorage, now = Date.now()): boolean {
  const earlier = allKept(keptHere(now, store)).filter(isOther(kept));
  const whole = { ...kept, by: typist(), earlier: earlier.length > 0 ? earlier : undefined };
  const { pictures, ...bare } = whole;
  const { yours: _own, ...others } = pictures ?? {};
  const theirs = Object.keys(others).length > 0 && { ...bare, pictures: others };
  for (const value of [whole, theirs || bare, bare])
    try {
      store.setItem(KEY, JSON.stringify(value));
      tell();
      return true;
    } catch {
      // try with less, then say that it cannot be kept
    }
  return false;
}
