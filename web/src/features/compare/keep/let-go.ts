import { readTyped } from '../../../lib/form/typed-here.ts';
import { meantLink } from '../../platform/stand-in-address.ts';
import { allKept, keep, KEY, tell, waits, type Kept } from '../kept-here.ts';
import { comparisonSaved } from '../offer/unsaved.ts';

/** Whether one is about another account: of the same one the newer comparison counts. */
export const isOther =
  ({ handle, platformName }: Kept) =>
  (one: Kept): boolean =>
    one.handle !== handle || one.platformName !== platformName;

/**
 * Forgets this comparison; what waited behind it is next, which may be an older one of the same account: that waited for whoever was
 * signed out while this one was saved, and has been seen by nobody since.
 */
export function letGo(kept: Kept, store: Storage = localStorage): void {
  const all = allKept(readTyped(KEY, store) as Kept | undefined);
  keep(
    all.filter((one) => !isSame(kept)(one) || waits(one)),
    store,
  );
  // A case was made of it, or it isn't wanted: of the same in this tab nobody has to be asked again.
  comparisonSaved((link) => meantLink(link) === kept.link);
  tell();
}

export const isSame =
  (kept: Kept) =>
  (one: Kept): boolean =>
    one.at === kept.at && !isOther(kept)(one);
