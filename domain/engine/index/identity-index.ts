import { createPattern, MAX_PATTERN } from '../segments/bit-osa.ts';
import { createLevel, type Entry, type Level, MAX_HANDLE } from './identity-level.ts';
import { foldKey } from './key-fold.ts';
import { undecorated } from './undecorated.ts';

export type IdentityMatch = Entry & {
  /** Edits between the folded handles, plus one where decorations were taken off or letters put together. */
  distance: number;
};

/** Handles added since the last level; looked through one by one. */
const MAX_PENDING = 256;
/** Of a longer handle the rest is not looked at: keys are half as long. */
const MAX_QUERY = 2 * MAX_HANDLE;
/** So many of one distance are compared as written: more than 200 handles within two edits are no handle to protect. */
const MAX_NEAR = 200;

/**
 * Every protected handle at once: which identities does this handle imitate? Finds all keys within two edits of it, and within
 * one of what remains without decorations or with "rn" read as "m". Handles are added in levels that merge as they grow, so
 * adding costs little; a removed identity is forgotten when its level merges next.
 */
export function createIdentityIndex(entries: readonly Entry[] = []) {
  let levels: Level[] = entries.length > 0 ? [createLevel(entries)] : [];
  let pending: Entry[] = [];
  const removed = new Set<number>();
  const key = new Uint8Array(MAX_PATTERN + 1);
  const other = new Uint8Array(64);

  function* alive(): Iterable<Entry> {
    for (const level of levels)
      for (let i = 0; i < level.count; i++) {
        const identity = level.identityOf(i);
        if (!removed.has(identity)) yield { identity, handle: level.handleOf(i) };
      }
    for (const entry of pending) if (!removed.has(entry.identity)) yield entry;
  }

  /** What stands there for these identities. */
  function* entriesOf(these: ReadonlySet<number>): Iterable<Entry> {
    const counts = (identity: number) => these.has(identity) && !removed.has(identity);
    for (const level of levels)
      for (let i = 0; i < level.count; i++) {
        const identity = level.identityOf(i);
        if (counts(identity)) yield { identity, handle: level.handleOf(i) };
      }
    for (const entry of pending) if (counts(entry.identity)) yield entry;
  }

  /** Merges the pending handles with every level not much larger than what is merged already. */
  function settle() {
    const merged = pending.filter(({ identity }) => !removed.has(identity));
    pending = [];
    const kept: Level[] = [];
    for (const level of [...levels].sort((a, b) => a.count - b.count)) {
      if (level.count > 4 * merged.length) {
        kept.push(level);
        continue;
      }
      for (let i = 0; i < level.count; i++) {
        const identity = level.identityOf(i);
        if (!removed.has(identity)) merged.push({ identity, handle: level.handleOf(i) });
      }
    }
    levels = [...kept, createLevel(merged)];
  }

  function add(identity: number, handle: string): void {
    if (removed.has(identity)) compact();
    pending.push({ identity, handle: handle.slice(0, MAX_HANDLE) });
    if (pending.length >= MAX_PENDING) settle();
  }

  function compact(): void {
    const all = [...alive()];
    levels = all.length > 0 ? [createLevel(all)] : [];
    pending = [];
    removed.clear();
  }

  /** The nearest identities, nearest first, at most `limit` (default 10). */
  function find(given: string, { limit = 10 }: { limit?: number } = {}): IdentityMatch[] {
    const handle = given.slice(0, MAX_QUERY);
    const near: Near[][] = [[], [], []];
    const most = Math.max(MAX_NEAR, limit);
    /** Distances of which there are not enough yet, one bit each. */
    const wanted = (edits: 1 | 2, extra: 0 | 1) => {
      let bits = 0;
      for (let distance = 0; distance <= edits; distance++)
        if (near[Math.min(2, distance + extra)]!.length < most) bits |= 1 << distance;
      return bits;
    };
    const reach = (text: string, edits: 1 | 2, extra: 0 | 1) => {
      const length = foldKey(text, key);
      if (length === 0 || length > MAX_PATTERN) return;
      for (const level of levels) {
        level.search(key, length, edits, (at, distance) => {
          const bucket = near[Math.min(2, distance + extra)]!;
          if (bucket.length < most && !removed.has(level.identityOf(at))) bucket.push({ level, at });
          return wanted(edits, extra);
        });
      }
      if (pending.length === 0) return;
      const pattern = createPattern(key, length);
      for (const entry of pending) {
        const size = foldKey(entry.handle, other);
        const distance = Math.abs(size - length) > edits ? Infinity : pattern.distance(other, 0, size);
        if (distance <= edits && !removed.has(entry.identity))
          near[Math.min(2, distance + extra)]!.push({ entry });
      }
    };
    reach(handle, 2, 0);
    for (const form of variants(handle)) reach(form, 1, 1);
    return rank(handle, near, limit);
  }

  return {
    add,
    remove: (identity: number) => void removed.add(identity),
    find,
    compact,
    entries: alive,
    entriesOf,
    get bytes() {
      return levels.reduce((sum, level) => sum + level.bytes, 0);
    },
  };
}
export type IdentityIndex = ReturnType<typeof createIdentityIndex>;

/** Spellings that are more than two edits away: decorations, and pairs of letters that read as one. */
function* variants(handle: string): Iterable<string> {
  const text = handle.toLowerCase();
  // capitals of other alphabets are read as drawn, so their small letters are another spelling
  if (/[^\0-\x7f]/.test(handle))
    for (const other of [text, handle.toUpperCase()]) if (other !== handle) yield other;
  if (/rn|vv|nn|cl/.test(text)) yield text.replace(/rn|nn/g, 'm').replace(/vv/g, 'w').replace(/cl/g, 'd');
  if (/m.*m|w.*w|d.*d/.test(text)) yield text.replace(/m/g, 'rn').replace(/w/g, 'vv');
  yield* undecorated(text);
}

type Near = { level: Level; at: number } | { entry: Entry };

const entryOf = (near: Near): Entry =>
  'entry' in near
    ? near.entry
    : { identity: near.level.identityOf(near.at), handle: near.level.handleOf(near.at) };

/** Nearest by key first; those of one distance by how many letters differ as written. */
function rank(handle: string, near: readonly Near[][], limit: number): IdentityMatch[] {
  const own = new TextEncoder().encode(handle.slice(0, MAX_PATTERN)).subarray(0, MAX_PATTERN);
  const pattern = createPattern(own, own.length, { anyCase: true });
  const writtenOf = (one: Near) => {
    if ('level' in one) return one.level.written(one.at, pattern);
    const text = new TextEncoder().encode(one.entry.handle);
    return pattern.distance(text, 0, text.length);
  };
  const best = new Map<number, { near: Near; distance: number; written: number }>();
  for (const [distance, bucket] of near.entries()) {
    if (best.size >= limit) break;
    for (const one of bucket) {
      const identity = 'entry' in one ? one.entry.identity : one.level.identityOf(one.at);
      const written = writtenOf(one);
      const before = best.get(identity);
      if (!before || (distance === before.distance && written < before.written))
        best.set(identity, { near: one, distance, written });
    }
  }
  return [...best.values()]
    .sort((a, b) => a.distance - b.distance || a.written - b.written)
    .slice(0, limit)
    .map(({ near: one, distance }) => ({ ...entryOf(one), distance }));
}
