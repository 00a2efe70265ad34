import { codeMinutes } from '#domain/account/confirmation-code';
import type { Begun } from './begin.ts';

/**
 * A request that waits for its code, kept in this tab: whoever goes to the mail app on a phone comes back to a page that the
 * browser has let go of and loads anew.
 */
interface Kept {
  begun: Begun;
  /** The page that asked for it; another one begins as it always does. */
  path: string;
  /** ms */
  since: number;
}

const KEY = 'countersign.dataRequest';

/** `begun` waits from now on; undefined: nothing does any more. */
export function keepBegun(begun: Begun | undefined, path: string): void {
  try {
    if (begun) sessionStorage.setItem(KEY, JSON.stringify({ begun, path, since: Date.now() } satisfies Kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The browser keeps nothing for us.
  }
}

/** What waits on this page, while its code works. */
export function keptBegun(path: string): Begun | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept && Date.now() < kept.since + codeMinutes * 60_000)
      return kept.path === path ? kept.begun : undefined;
    sessionStorage.removeItem(KEY); // over
  } catch {
    // The same, or not what was kept here.
  }
  return undefined;
}
