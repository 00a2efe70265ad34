import { foldKey } from '../../domain/engine/index/key-fold.ts';
import { createPattern } from '../../domain/engine/segments/bit-osa.ts';
import { seeded } from '../seeded.ts';
import { ATTACKS, usernames } from '../usernames.ts';

/** Codes of a handle as written. */
export const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);

/** The code of a handle as the index folds it: one for each character of any alphabet. */
export function folded(text: string): Uint8Array {
  const key = new Uint8Array(64);
  return key.slice(0, foldKey(text, key));
}

/** Handles within two edits, by looking at each. */
export function within(handles: readonly Uint8Array[], own: Uint8Array): number[] {
  if (own.length === 0 || own.length > 32) return [];
  const pattern = createPattern(own, own.length);
  return handles.flatMap((handle, i) =>
    Math.abs(handle.length - own.length) <= 2 && pattern.distance(handle, 0, handle.length) <= 2 ? [i] : [],
  );
}

/** Whether two handles are within two edits of one another, as the index folds them. */
export const isWithin = (a: string, b: string): boolean => within([folded(a)], folded(b)).length > 0;

/** For each query, how many handles are within two edits: by looking at each, none of them kept. */
export function countWithin(handles: readonly string[], queries: readonly string[]): number[] {
  const patterns = queries.map((text) => {
    const own = folded(text);
    return { length: own.length, pattern: createPattern(own, own.length) };
  });
  const counts = queries.map(() => 0);
  const key = new Uint8Array(64);
  for (const handle of handles) {
    const length = foldKey(handle, key);
    for (const [i, { length: own, pattern }] of patterns.entries())
      if (Math.abs(length - own) <= 2 && pattern.distance(key, 0, length) <= 2) counts[i]! += 1;
  }
  return counts;
}

export type Query = { attack: string; text: string; target: number };

/** Copies of handles, some of each kind, and four times as many strangers. */
export function makeQueries(handles: readonly string[], each = 200): Query[] {
  const random = seeded(9999);
  const queries: Query[] = [];
  for (const [attack, copy] of Object.entries(ATTACKS))
    while (queries.filter((query) => query.attack === attack).length < each) {
      const target = Math.floor(random() * handles.length);
      // two edits of five letters are another word: who copies, copies what can be recognised
      if (handles[target]!.length >= 8)
        queries.push({ attack, text: copy(handles[target]!, random), target });
    }
  for (const text of usernames(4 * each, 77)) queries.push({ attack: '', text, target: -1 });
  return queries;
}

/** Milliseconds, ascending: the quickest of several rounds for each query, since what else runs is not the engine's doing. */
export function best(
  queries: readonly string[],
  ask: (text: string) => unknown,
  rounds: number,
  clock = () => performance.now(),
): number[] {
  const times = new Array<number>(queries.length).fill(Infinity);
  for (let round = 0; round < rounds; round++)
    queries.forEach((text, i) => {
      const start = clock();
      ask(text);
      times[i] = Math.min(times[i]!, clock() - start);
    });
  return times.sort((a, b) => a - b);
}

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

/** Of what looking at every handle finds, how much is among the answers. */
export function recall(
  encoded: readonly Uint8Array[],
  queries: readonly string[],
  find: (text: string) => readonly number[],
  encode: (text: string) => Uint8Array = bytes,
): { there: number; found: number } {
  let [there, found] = [0, 0];
  for (const text of queries) {
    const wanted = within(encoded, encode(text));
    if (wanted.length === 0) continue;
    const answer = new Set(find(text));
    there += wanted.length;
    found += wanted.filter((at) => answer.has(at)).length;
  }
  return { there, found };
}
