import { isMissing } from '../lib/chunk.ts';

const KEY = 'countersign.reloaded';
/** A page that fails again so soon (ms) after it was loaded anew isn't stale but broken. */
const again = 60_000;

/**
 * A tab that was open while a new version was deployed asks for parts that are gone. Loads the page anew, once; false: it was
 * something else, or that has not helped.
 */
export function reloadStale(
  error: unknown,
  now: number,
  { storage, reload }: { storage: Pick<Storage, 'getItem' | 'setItem'>; reload: () => void },
): boolean {
  if (!isMissing(error)) return false;
  if (now - Number(storage.getItem(KEY)) < again) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}
