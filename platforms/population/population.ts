import { seeded } from '../seeded.ts';
import { attackDeck } from './attacks.ts';
import { clonesFor, ownAccount } from './newcomer.ts';
import type { Known } from './newcomer.ts';
import { person } from './person.ts';
import type { PlatformName, Truth, TwinProfile } from './profile.ts';
import { maya, otherProtected } from './protected.ts';
import { clone, fan, namesake, parody } from './relations.ts';
import type { Labelled } from './relations.ts';
import { createPlates } from '../portraits/plates.ts';
import { lateCopy, mayasCopies, mayasNamesakes, removedCopy } from './story.ts';

/** The accounts of the platforms. Handles are told apart regardless of case. */
export interface Population {
  get(handle: string, platform?: PlatformName): TwinProfile | undefined;
  all(platform?: PlatformName): Iterable<TwinProfile>;
  /** Adds a profile; gives it a number if it has none. Throws when the handle is taken. */
  add(profile: Omit<TwinProfile, 'id'> & { id?: number }): TwinProfile;
  remove(handle: string, platform?: PlatformName): boolean;
  /** Makes the account of a newly protected handle if there is none, and its copies. Doing it again changes nothing. */
  protect(handle: string, known?: Known): TwinProfile | undefined;
}

/** What is so about a handle. Kept apart from the population: no reply can carry it. */
export type TruthOf = (handle: string, platform?: PlatformName) => Truth;

export interface PopulationOptions {
  seed: string;
  /** Milliseconds; ages are counted from here. Keep it across restarts: accounts must not grow younger. */
  now: number;
  /** About how many profiles; the protected people and those around them come on top. */
  size?: number;
}

const keyOf = (handle: string, platform: PlatformName) => `${platform}/${handle.toLowerCase()}`;

/** A seeded population: unrelated people, sixteen protected ones, and those who imitate, share a name with, admire or mock them. */
export function createPopulation({ seed, now, size = 3000 }: PopulationOptions): {
  population: Population;
  truth: TruthOf;
} {
  const profiles = new Map<string, TwinProfile>();
  const truths = new Map<string, Truth>();
  const numbers = new Set<number>();

  const population: Population = {
    get: (handle, platform = 'GITHUB') => profiles.get(keyOf(handle, platform)),
    *all(platform = 'GITHUB') {
      for (const profile of profiles.values()) if (profile.platform === platform) yield profile;
    },
    add(profile) {
      const key = keyOf(profile.handle, profile.platform);
      if (profiles.has(key)) throw new Error(`${key} exists`);
      const numbered = { ...profile, id: profile.id ?? freeNumber(numbers, profile.handle) };
      numbers.add(numbered.id);
      profiles.set(key, numbered);
      return numbered;
    },
    remove: (handle, platform = 'GITHUB') => profiles.delete(keyOf(handle, platform)),
    protect(handle, known) {
      if (truths.get(keyOf(handle, 'GITHUB'))?.kind !== 'self') {
        const copies = clonesFor(handle, now, { ...population.get(handle), ...known });
        if (copies.length > 0) settle({ profile: ownAccount(handle, now, known), truth: { kind: 'self' } });
        for (const copy of copies) settle(copy);
        if (copies.length > 0) truths.set(keyOf(handle, 'GITHUB'), { kind: 'self' });
      }
      return population.get(handle);
    },
  };
  /** The first to take a handle keeps it. */
  const settle = ({ profile, truth }: Labelled): boolean => {
    const key = keyOf(profile.handle, profile.platform);
    if (profiles.has(key)) return false;
    population.add(profile);
    truths.set(key, truth);
    return true;
  };

  for (const { profile, truth } of [lateCopy(now), removedCopy(now)])
    truths.set(keyOf(profile.handle, 'GITHUB'), truth);
  const plateOf = createPlates();
  const seat = ({ profile, truth }: Labelled): void => {
    const key = keyOf(profile.handle, profile.platform);
    if (profiles.has(key)) return;
    settle({
      profile: { ...profile, photo: { ...profile.photo, seed: plateOf(profile.photo.seed) } },
      truth,
    });
  };
  for (const labelled of aroundMaya(seed, now)) seat(labelled);
  for (const labelled of aroundOthers(seed, now)) seat(labelled);
  const random = seeded(seed, 'people');
  while (profiles.size < size) seat({ profile: person(random, now), truth: { kind: 'other' } });

  return {
    population,
    truth: (handle, platform = 'GITHUB') => truths.get(keyOf(handle, platform)) ?? { kind: 'other' },
  };
}

function aroundMaya(seed: string, now: number): Labelled[] {
  const random = seeded(seed, 'maya');
  const self = maya(now);
  return [
    { profile: self, truth: { kind: 'self' } },
    ...mayasCopies(now),
    ...mayasNamesakes(now),
    fan(random, now, self),
    parody(random, now, self),
  ];
}

/** Six copies each, dealt from the deck of real attacks; two namesakes, a fan and a parody. */
function aroundOthers(seed: string, now: number): Labelled[] {
  const random = seeded(seed, 'around');
  const people = otherProtected(seed, now, 16);
  const deck = random.shuffle([...attackDeck, ...attackDeck]);
  const taken = new Set(people.map((p) => p.handle.toLowerCase()));
  const free = (make: () => Labelled): Labelled => {
    for (;;) {
      const made = make();
      const key = made.profile.handle.toLowerCase();
      if (!taken.has(key)) {
        taken.add(key);
        return made;
      }
    }
  };
  return people.flatMap((self, i) => [
    { profile: self, truth: { kind: 'self' } as const },
    ...deck.slice(i * 6, i * 6 + 6).map((attack) => free(() => clone(random, now, self, attack))),
    free(() => namesake(random, now, self)),
    free(() => namesake(random, now, self)),
    free(() => fan(random, now, self)),
    free(() => parody(random, now, self)),
  ]);
}

/** A number that depends on the handle alone: it is the same after a restart on another day. */
function freeNumber(taken: Set<number>, handle: string): number {
  let id = seeded('number', handle.toLowerCase()).whole(1_000_000, 240_000_000);
  while (taken.has(id)) id++;
  return id;
}
