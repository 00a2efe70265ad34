import { readTyped } from '../../../lib/form/typed-here.ts';
import { allKept, keep, KEY, tell, waits, type Kept } from '../kept-here.ts';

export const isOther =
  ({ handle, platformName }: Kept) =>
  (one: Kept): boolean =>
    one.handle !== handle || one.platformName !== platformName;

/** Forgets what waits about this account; what waited behind it is next. */
export function letGo(kept: Kept, store: Storage = localStorage): void {
  const isLeft = isOther(kept);
  const all = allKept(readTyped(KEY, store) as Kept | undefined);
  keep(
    all.filter((one) => isLeft(one) || waits(one)),
    store,
  );
  tell();
}
