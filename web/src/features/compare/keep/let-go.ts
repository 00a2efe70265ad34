import { readTyped } from '../../../lib/form/typed-here.ts';
import { allKept, keep, KEY, tell, type Kept } from '../kept-here.ts';

export const isOther =
  ({ handle, platformName }: Kept) =>
  (one: Kept): boolean =>
    one.handle !== handle || one.platformName !== platformName;

/** Forgets what waits about this account; what waited behind it is next. */
export function letGo(kept: Kept, store: Storage = localStorage): void {
  const first = readTyped(KEY, store) as Kept | undefined;
  keep(allKept(first).filter(isOther(kept)), first?.by, store);
  tell();
}
