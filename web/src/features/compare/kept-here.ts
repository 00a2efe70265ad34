import type { Snapshot } from '#domain/case/snapshot';
import { typist } from '../../lib/form/typed-here.ts';
import { seemsSignedIn } from '../../lib/seems-signed-in.ts';

/** A comparison that somebody wants to keep as a case: all that the case is made of. */
export interface Kept {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Whose it is; nobody's whom we know, where nobody was signed in. */
  by?: string | undefined;
  /** The other account as typed, and how it was read. */
  link: string;
  platform: string;
  handle: string;
  platformName: string;
  mine?: { link: string; platform: string; name: string };
  /** It impersonates a business or brand of theirs. */
  business?: true;
  /** The person said that they compared both. */
  said?: true;
  /** Both sides as they were entered, and the reasons; absent when there was nothing to compare. */
  snapshot?: Snapshot & { seenBy: 'person' };
  /** The pictures of both accounts as they were compared, and the screenshot that the other one's was cut out of: JPEG, base64. */
  pictures?: { yours?: string; theirs?: string; screenshot?: string };
}

const KEY = 'countersign.kept';
const LASTS = 7 * 86_400_000;

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Keeps it in this browser beyond the tab, as signing up may leave it; where there is no room, without the own picture, then without both. */
export function keepForLater(kept: Kept, store: Storage = localStorage): boolean {
  const whole = { ...kept, by: typist() };
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

/** What is kept here; nothing older than a week, nothing that cannot be read, and nothing that waits for somebody to sign in again. */
export function keptHere(now: number, store: Storage = localStorage): Kept | undefined {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? 'null') as Kept | null;
    if (kept && typeof kept.link === 'string' && kept.at > now - LASTS && kept.at <= now)
      return kept.by && !seemsSignedIn() ? undefined : kept;
    if (kept) store.removeItem(KEY);
  } catch {
    // unreadable, or the browser refuses: nothing is kept
  }
  return undefined;
}

export function letGo(store: Storage = localStorage): void {
  store.removeItem(KEY);
  tell();
}

export const onKept = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};
