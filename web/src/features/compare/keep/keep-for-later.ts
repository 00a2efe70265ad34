import { readTyped, typist } from '../../../lib/form/typed-here.ts';
import { allKept, keep, KEY, keptHere, tell, waits, type Kept } from '../kept-here.ts';
import { isOther, isSame } from './let-go.ts';

/**
 * Keeps it in this browser beyond the tab, as signing up may leave it; where there is no room, without the own picture, then without
 * both. What waits about other accounts goes on waiting behind it, and what waits for whoever was signed out for being away behind all
 * of them.
 */
export function keepForLater(kept: Kept, store: Storage = localStorage, now = Date.now()): boolean {
  return keepAmong(allKept(keptHere(now, store)).filter(isOther(kept)), kept, store);
}

/** Brings back one that was let go, to its place among what is kept: before or behind the others, in place of none. */
export function putBack(kept: Kept, store: Storage = localStorage, now = Date.now()): boolean {
  const others = allKept(keptHere(now, store)).filter((one) => !isSame(kept)(one));
  return keepAmong(others, kept, store);
}

function keepAmong(others: readonly Kept[], kept: Kept, store: Storage): boolean {
  const { pictures, ...bare } = { ...kept, by: typist() };
  const { yours: _own, ...rest } = pictures ?? {};
  const theirs = Object.keys(rest).length > 0 && { ...bare, pictures: rest };
  for (const value of [{ ...bare, pictures }, theirs || bare, bare])
    try {
      keep([...[value, ...others].sort(newestFirst), ...hidden(store)], store);
      tell();
      return true;
    } catch {
      // try with less, then say that it cannot be kept
    }
  return false;
}

const newestFirst = (one: Kept, other: Kept): number => other.at - one.at;

const hidden = (store: Storage): Kept[] => allKept(readTyped(KEY, store) as Kept | undefined).filter(waits);
