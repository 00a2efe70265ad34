import type { Comparison } from './comparison.ts';
import { read, type Draft } from './side.ts';

/** A comparison that somebody wants to keep as a case: all that the case is made of. */
export interface Kept {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The other account as typed, and how it was read. */
  link: string;
  platform: string;
  handle: string;
  platformName: string;
  mine?: { link: string; platform: string; name: string };
  note: string;
  /** The picture of the other account: JPEG, base64. */
  screenshot?: string;
}

const KEY = 'countersign.kept';
const LASTS = 7 * 86_400_000;
const LONGEST_NOTE = 2000;

/** What a case is made of; undefined while the other account cannot be read. */
export function keptOf(draft: Draft, comparison: Comparison | undefined, at: number): Kept | undefined {
  const { yours, theirs } = draft;
  const other = read(theirs);
  if (other.state !== 'read') return undefined;
  return {
    at,
    link: theirs.link.trim(),
    platform: theirs.platform,
    handle: other.account.handle,
    platformName: other.platformName,
    ...(read(yours).state === 'read' && {
      mine: { link: yours.link.trim(), platform: yours.platform, name: yours.name.trim() },
    }),
    note: noteOf(draft, comparison),
    ...(theirs.picture?.whole && { screenshot: theirs.picture.whole.base64 }),
  };
}

/** What was typed and found out, as a note for the case. */
function noteOf({ theirs }: Draft, comparison: Comparison | undefined): string {
  const speaking = comparison?.judgement.evidence.filter(({ side, value }) => side === 'for' && value > 0);
  return [
    theirs.name.trim() && `Name shown there: ${theirs.name.trim()}.`,
    comparison &&
      `Compared from what I gave: likeness ${Math.round(comparison.judgement.score)} of 100, ${comparison.judgement.verdict}.`,
    speaking?.map(({ reason }) => reason).join(' '),
    theirs.picture?.sha256 && `SHA-256 of the picture file as I had it: ${theirs.picture.sha256}`,
  ]
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST_NOTE);
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Keeps it in this browser beyond the tab, as signing up may leave it; where there is no room, without the picture. */
export function keepForLater(kept: Kept, store: Storage = localStorage): boolean {
  const { screenshot: _picture, ...bare } = kept;
  for (const value of [kept, bare])
    try {
      store.setItem(KEY, JSON.stringify(value));
      tell();
      return true;
    } catch {
      // try without the picture, then say that it cannot be kept
    }
  return false;
}

/** What is kept here; nothing older than a week, and nothing that cannot be read. */
export function keptHere(now: number, store: Storage = localStorage): Kept | undefined {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? 'null') as Kept | null;
    if (kept && typeof kept.link === 'string' && kept.at > now - LASTS && kept.at <= now) return kept;
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
