import { seeded } from '../seeded.ts';
import type { Seeded } from '../seeded.ts';
import { attackHandle, isGithubLogin } from './attacks.ts';
import { person } from './person.ts';
import { day, stamp, year } from './profile.ts';
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
      // drawn apart, so that the rest of their life stays what it was
      followers: seeded('followers of', handle.toLowerCase()).whole(40, 900),
      photo: { seed: `newcomer/${handle.toLowerCase()}`, edits: [] },
      ...known,
      handle,
    },
    { youngest: 3 * 365, oldest: 9 * 365 },
  );
}

/** 'ada-lovelace42' and 'AdaLovelace' -> 'Ada Lovelace' */
const nameFrom = (handle: string): string =>
  handle
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join(' ') || handle;

/** The newcomer as those who copy know them: with an account that is older than any copy. */
export function selfOf(handle: string, now: number, known: Known = {}): Omit<TwinProfile, 'id'> {
  const self = { ...ownAccount(handle, now, known), handle };
  if (Date.parse(self.createdAt) > now - 30 * day) self.createdAt = stamp(now - year);
  return self;
}

/**
 * Copies, and one namesake, of any handle: the same handle gives the same copies every time, so that a newcomer's own
 * sign-up finds something. An invalid GitHub login has none.
 */
export function clonesFor(handle: string, now: number, known: Known = {}): Labelled[] {
  if (!isGithubLogin(handle) || handle.length < 4) return [];
  const random = seeded('copies of', handle.toLowerCase());
  const self = selfOf(handle, now, known);
  const taken = new Set([handle.toLowerCase()]);
  const free = (made: string) => {
    const isFree = isGithubLogin(made) && !taken.has(made.toLowerCase());
    taken.add(made.toLowerCase());
    return isFree;
  };
  const copies = reachable(random, self)
    .filter(([, made]) => free(made))
    .map(([attack, made]) => clone(random, now, self, attack, made));
  const other = namesake(random, now, self, true);
  return free(other.profile.handle) ? [...copies, other] : copies;
}

/** What a handle alone leads to: the plainest decorations, a slip near the end, a letter drawn alike, a moved separator. */
export function reachable(
  random: Seeded,
  { handle, name }: Pick<TwinProfile, 'handle' | 'name'>,
): [AttackClass, string][] {
  const at = handle.length - random.whole(1, Math.min(3, handle.length - 2));
  const doubled = random.chance(0.5) ? handle.charAt(at) : '';
  return [
    ['decoration', `${handle}-official`],
    [
      'decoration',
      random.pick([`real-${handle}`, `the-${handle}`, `${handle}1`, `${handle}-support`, `${handle}-hq`]),
    ],
    ['one edit', handle.slice(0, at) + doubled + handle.slice(at + (doubled === '' ? 1 : 0))],
    ['homoglyph', attackHandle(random, handle, 'homoglyph', name)],
    ['separator', handle.includes('-') ? handle.replace('-', '') : handle.replace(/(?<=[a-z])(?=\d)/, '-')],
  ];
}
