import type { Snapshot } from '#domain/case/snapshot';
import { readTyped, typist } from '../../lib/form/typed-here.ts';
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
  /** It impersonates somebody whom they represent; the case asks for whom. */
  forElse?: true;
  /** The person said that they compared both. */
  said?: true;
  /** Both sides as they were entered, and the reasons; absent when there was nothing to compare. */
  snapshot?: Snapshot & { seenBy: 'person' };
  /** The pictures of both accounts as they were compared, and the screenshot that the other one's was cut out of: JPEG, base64. */
  pictures?: { yours?: string; theirs?: string; screenshot?: string };
  /** What waits behind it, newest first; where nothing else is said, it is theirs whose the first is. */
  earlier?: Kept[] | undefined;
}

export const KEY = 'countersign.kept';
const LASTS = 7 * 86_400_000;

const listeners = new Set<() => void>();
export const tell = () => listeners.forEach((listener) => listener());

/**
 * What is kept here last, with the others behind it; nothing older than a week and nothing of somebody else's, which are forgotten,
 * nothing that cannot be read, and nothing that waits for somebody to sign in again.
 */
export function keptHere(now: number, store: Storage = localStorage): Kept | undefined {
  const all = allKept(readTyped(KEY, store) as Kept | undefined);
  const lasting = all.filter(
    (one) => typeof one.link === 'string' && one.at > now - LASTS && one.at <= now && !isOfAnother(one),
  );
  if (lasting.length < all.length) keep(lasting, store);
  return asOne(lasting.filter((one) => !waits(one)));
}

const isOfAnother = ({ by }: Kept): boolean => typist() !== undefined && by !== undefined && by !== typist();

/** Whether it is for whoever signs in again, and shown to nobody before that. */
export const waits = ({ by }: Kept): boolean => by !== undefined && !seemsSignedIn();

/** Leaves just these here, newest first. */
export function keep(all: readonly Kept[], store: Storage): void {
  if (all.length > 0) store.setItem(KEY, JSON.stringify(asOne(all)));
  else store.removeItem(KEY);
}

const asOne = ([first, ...earlier]: readonly Kept[]): Kept | undefined =>
  first && { ...first, earlier: earlier[0] && earlier };

/** Each by itself, newest first. */
export function allKept(kept: Kept | undefined): Kept[] {
  if (!kept) return [];
  const { earlier = [], ...first } = kept;
  return [first, ...earlier.map((one) => ({ ...one, by: one.by ?? first.by }))];
}

export const onKept = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};
