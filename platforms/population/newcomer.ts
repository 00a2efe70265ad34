import { seeded } from '../seeded.ts';
import { attackHandle, isGithubLogin } from './attacks.ts';
import { person } from './person.ts';
import { year } from './profile.ts';
import type { AttackClass, TwinProfile } from './profile.ts';
import { clone, namesake } from './relations.ts';
import type { Labelled } from './relations.ts';

/** What a newcomer told about themselves; anything missing is made up from the handle. */
export type Known = Partial<
  Pick<TwinProfile, 'name' | 'bio' | 'location' | 'link' | 'createdAt' | 'followers' | 'photo'>
>;

/** A newcomer's own account on GitHub, as the twin makes it when the population has none under this handle. */
export function ownAccount(handle: string, now: number, known: Known = {}): Omit<TwinProfile, 'id'> {
  return person(
    seeded('newcomer', handle.toLowerCase()),
    now,
    {
      name: nameFrom(handle),
      photo: { seed: `newcomer/${handle.toLowerCase()}`, edits: [] },
      ...known,
      handle,
    },
    { youngest: 3 * 365, oldest: 9 * 365 },
  );
}

/** 'ada-lovelace42' -> 'Ada Lovelace' */
export const nameFrom = (handle: string): string =>
  handle
    .split(/[^a-z]+/i)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join(' ') || handle;

/** What a handle alone leads to: decorations in front and behind, a slip of a key, a letter drawn alike, a separator. */
const reachable: readonly AttackClass[] = ['decoration', 'decoration', 'one edit', 'homoglyph', 'separator'];

/**
 * Copies, and one namesake, of any handle: the same handle gives the same copies every time, so that a newcomer's own
 * sign-up finds something. An invalid GitHub login has none.
 */
export function clonesFor(handle: string, now: number, known: Known = {}): Labelled[] {
  if (!isGithubLogin(handle) || handle.length < 4) return [];
  const random = seeded('copies of', handle.toLowerCase());
  const self = { ...ownAccount(handle, now, known), handle };
  if (Date.parse(self.createdAt) > now - 30 * 86_400_000) self.createdAt = new Date(now - year).toISOString();
  const taken = new Set([handle.toLowerCase()]);
  const copies: Labelled[] = [];
  for (const attack of reachable) {
    const made =
      attack === 'decoration' && copies.length === 0
        ? `${handle}-official`
        : attackHandle(random, handle, attack, self.name);
    if (taken.has(made.toLowerCase()) || !isGithubLogin(made)) continue;
    taken.add(made.toLowerCase());
    copies.push(clone(random, now, self, attack, made));
  }
  const other = namesake(random, now, self);
  return taken.has(other.profile.handle.toLowerCase()) ? copies : [...copies, other];
}
