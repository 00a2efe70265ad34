import type { TwinProfile } from './profile.ts';

/** What a search goes by: how a handle, or a part of it behind a hyphen, begins; words of which a name has each. */
export interface Wanted {
  start?: string;
  words?: readonly string[];
}

/** Accounts by what a search may find them by, so that a search does not go through everybody. */
export interface Findable {
  add(profile: TwinProfile): void;
  remove(profile: TwinProfile): void;
  /** Those that may be meant, and others: who searches still looks at each. Undefined where that is too little to go by. */
  near(wanted: Wanted): Iterable<TwinProfile> | undefined;
}

/** A text without what separates words. */
const joined = (text: string): string => wordsIn(text).join('');
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

const letters = 3;
const beginning = (text: string): string => joined(text).slice(0, letters);

export function createFindable(): Findable {
  const byStart = new Map<string, Set<TwinProfile>>();
  const byWord = new Map<string, Set<TwinProfile>>();
  const each = ({ handle, name }: TwinProfile, act: (lists: typeof byStart, key: string) => void) => {
    const parts = handle.split('-');
    for (const [n] of parts.entries()) act(byStart, beginning(parts.slice(n).join('-')));
    for (const word of wordsIn(name ?? '')) act(byWord, word);
  };
  return {
    add: (profile) =>
      each(profile, (lists, key) => {
        const list = lists.get(key) ?? new Set();
        lists.set(key, list.add(profile));
      }),
    remove: (profile) => each(profile, (lists, key) => lists.get(key)?.delete(profile)),
    near: ({ start, words }) => {
      if (start === undefined && !words?.length) return undefined;
      if (start !== undefined && joined(start).length < letters) return undefined;
      const named = words?.map((word) => byWord.get(word) ?? new Set<TwinProfile>()) ?? [];
      const [rarest] = named.toSorted((a, b) => a.size - b.size);
      return new Set([...((start !== undefined && byStart.get(beginning(start))) || []), ...(rarest ?? [])]);
    },
  };
}
