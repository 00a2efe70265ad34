import { seeded } from '../seeded.ts';
import type { Seeded } from '../seeded.ts';
import { fitHandle, fitsPlatform } from './handle-rules.ts';
import { ownAccount, reachable, selfOf } from './newcomer.ts';
import type { Known } from './newcomer.ts';
import { apiPlatforms, webPlatforms } from './profile.ts';
import type { PlatformName, TwinProfile } from './profile.ts';
import { clone, namesake } from './relations.ts';
import type { Labelled } from './relations.ts';

const besideGithub = [...apiPlatforms.slice(1), ...webPlatforms];
/** Unrelated people on each platform beside GitHub. */
const strangersEach = 60;

/** The same account as its owner has it on another platform, a while younger or older. */
function onPlatform(
  platform: PlatformName,
  profile: Omit<TwinProfile, 'id'>,
  handle = fitHandle(platform, profile.handle),
): Omit<TwinProfile, 'id'> {
  const { company, ...rest } = profile;
  return {
    ...rest,
    ...(platform === 'LINKEDIN' && company && { company }),
    platform,
    handle,
    publicRepos: 0,
  };
}

/**
 * People of GitHub as the other platforms know them, so that a search there meets more than copies. On Instagram every
 * second one has a personal account.
 */
export function strangersElsewhere(seed: string, people: readonly TwinProfile[]): Labelled[] {
  if (people.length === 0) return [];
  return besideGithub.flatMap((platform) => {
    const random = seeded(seed, 'strangers', platform);
    return Array.from({ length: strangersEach }, (): Labelled => {
      const { id: _, ...profile } = random.pick(people);
      const account = onPlatform(platform, profile);
      const personal = platform === 'INSTAGRAM' && random.chance(0.5);
      return { profile: { ...account, ...(personal && { personal }) }, truth: { kind: 'other' } };
    });
  });
}

/** Where someone who copies a newcomer goes, beside X. */
const copied: readonly PlatformName[] = ['INSTAGRAM', 'REDDIT', 'TWITCH', 'TIKTOK', 'FACEBOOK', 'PINTEREST'];

/** Copies of a newcomer on X and three more platforms, and a namesake on YouTube: the same handle gives the same ones. */
export function clonesElsewhere(handle: string, now: number, known: Known = {}): Labelled[] {
  const random = seeded('copies elsewhere of', handle.toLowerCase());
  const self = selfOf(handle, now, known);
  const platforms: PlatformName[] = ['X', ...random.shuffle(copied).slice(0, 3)];
  const copies = platforms.flatMap((platform) => copiesOn(platform, random, now, self).slice(0, 1));
  const { profile, truth } = namesake(random, now, self, false);
  return [...copies, { profile: onPlatform('GOOGLE', profile), truth }];
}

/** A newcomer's own account beside GitHub: whose handles have the same words are one person, with one face and one life. */
export const ownAccountOn = (
  platform: PlatformName,
  handle: string,
  now: number,
  known: Known = {},
): Omit<TwinProfile, 'id'> =>
  onPlatform(platform, ownAccount(plainWords(handle), now, known), fitHandle(platform, handle));

/** Two copies, on one platform, of an account there. */
export function clonesOn(platform: PlatformName, handle: string, now: number, known: Known = {}): Labelled[] {
  const words = plainWords(handle);
  if (!fitsPlatform(platform, handle) || words.length < 4) return [];
  const random = seeded('copies on', platform, handle.toLowerCase());
  const made = copiesOn(platform, random, now, selfOf(words, now, known));
  // a web search looks for the words of a handle: copies that have them come first there, or it would find nothing
  const isLedTo = ({ profile }: Labelled) => isOnTheWeb(platform) && hasWords(profile.handle, words);
  const copies = [...made.filter(isLedTo), ...made.filter((copy) => !isLedTo(copy))].slice(0, 2);
  return copies.map(({ profile, truth }) => ({ profile, truth: { ...truth, of: handle } }));
}

const isOnTheWeb = (platform: PlatformName): boolean => webPlatforms.some((name) => name === platform);

const hasWords = (handle: string, words: string): boolean =>
  `-${plainWords(handle)}-`.toLowerCase().includes(`-${words.toLowerCase()}-`);

function copiesOn(
  platform: PlatformName,
  random: Seeded,
  now: number,
  self: Omit<TwinProfile, 'id'>,
): Labelled[] {
  const taken = new Set([fitHandle(platform, self.handle).toLowerCase()]);
  return random.shuffle(reachable(random, self)).flatMap(([attack, made]) => {
    const handle = fitHandle(platform, made);
    if (taken.has(handle.toLowerCase()) || !fitsPlatform(platform, handle) || /[._-]{2}/.test(handle))
      return []; // of two signs in a row ("kim..x9") few platforms make a handle
    taken.add(handle.toLowerCase());
    const { profile, truth } = clone(random, now, self, attack, handle);
    return [{ profile: onPlatform(platform, profile, handle), truth }];
  });
}

/** 'maya.h_clay' -> 'maya-h-clay': the words of a handle as a GitHub login, from which attackers' handles are made. */
export const plainWords = (handle: string): string =>
  handle
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30);
