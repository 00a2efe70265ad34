import type { Seeded } from '../seeded.ts';
import { bio } from './bios.ts';
import { day, stamp, year } from './profile.ts';
import type { TwinProfile } from './profile.ts';
import { adjectives, nouns } from './words/handles.ts';
import { companies } from './words/lives.ts';
import { cultures } from './words/names.ts';
import type { Culture, NameWord } from './words/names.ts';
import { plainLetters } from './words/plain-letters.ts';

/** A person's name as shown, and the Latin parts a handle is made from. */
export interface PersonName {
  shown: string;
  given: string;
  family: string;
  culture: Culture;
}

const latin = (word: NameWord) => (typeof word === 'string' ? word : word[0]);
const own = (word: NameWord) => (typeof word === 'string' ? word : word[1]);

/** A believable name. Latin letters only with `script: 'latin'`. */
export function personName(random: Seeded, script: 'any' | 'latin' = 'any'): PersonName {
  const culture = random.pick(cultures);
  const given = random.pick(culture.given);
  const family = random.pick(culture.family);
  const names = { given: latin(given), family: latin(family), culture };
  if (script === 'any' && culture.ownScript !== undefined && random.chance(culture.ownScript)) {
    const joined = culture.order === 'family first joined';
    return { ...names, shown: joined ? own(family) + own(given) : `${own(given)} ${own(family)}` };
  }
  return { ...names, shown: `${names.given} ${names.family}` };
}

/** A handle as its owner might choose it: from the name, or from two words. GitHub's letters: a-z, 0-9, single hyphens inside. */
function chosenHandle(random: Seeded, name: Pick<PersonName, 'given' | 'family'>): string {
  const given = plainLetters(name.given).replace(/[^a-z0-9]/g, '');
  const family = plainLetters(name.family).replace(/[^a-z0-9]/g, '');
  const two = () => `${random.pick(adjectives)}-${random.pick(nouns)}`;
  const handle = random.pick([
    () => `${given}-${family}`,
    () => given + family,
    () => given.charAt(0) + family,
    () => `${family}-${given.charAt(0)}`,
    () => family + given.slice(0, 2),
    () => given + random.whole(1, 999),
    () => `${given}-${random.pick(nouns)}`,
    () => `${given.slice(0, 3)}${family.slice(0, 4)}`,
    two,
    () => random.pick(nouns) + random.whole(2, 9999),
    () => `${given}${family.charAt(0)}${random.whole(70, 99)}`,
    () => `${given}-codes`,
  ])();
  return handle.length >= 3 ? handle : two();
}

const followersOf = (random: Seeded): number => Math.floor(Math.exp(random.between(0, 1) ** 2 * 9.2)) - 1;

/** One person with a life of their own. `born` bounds the account's age, in days. */
export function person(
  random: Seeded,
  now: number,
  fixed: Partial<Omit<TwinProfile, 'id'>> = {},
  born: { youngest: number; oldest: number } = { youngest: 20, oldest: 17 * 365 },
): Omit<TwinProfile, 'id'> {
  const name = personName(random);
  const handle = chosenHandle(random, name);
  const age = random.between(born.youngest, born.oldest) * day;
  const profile: Omit<TwinProfile, 'id'> = {
    platform: 'GITHUB',
    handle,
    createdAt: stamp(now - age),
    updatedAt: stamp(now - Math.min(age, random.between(0.1, 1) ** 3 * year)),
    followers: followersOf(random),
    following: Math.floor(followersOf(random) / 3),
    publicRepos: Math.floor(random.between(0, 1) ** 3 * 140),
    photo: { seed: `${handle}/${random.whole(0, 1e9)}`, edits: [] },
  };
  if (random.chance(0.88)) profile.name = random.chance(0.06) ? name.given : name.shown;
  const about = bio(random);
  if (about !== undefined) profile.bio = about;
  if (random.chance(0.55)) profile.location = random.pick(name.culture.cities);
  if (random.chance(0.3)) profile.company = random.pick(companies);
  if (random.chance(0.3)) profile.link = `https://${(fixed.handle ?? handle).toLowerCase()}.example`;
  return { ...profile, ...fixed };
}
