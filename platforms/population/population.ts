import { seeded } from '../seeded.ts';
import { createAccounts } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { attackDeck } from './attacks.ts';
import { clonesElsewhere, clonesOn, ownAccountOn, plainWords, strangersElsewhere } from './elsewhere.ts';
import { clonesFor, ownAccount } from './newcomer.ts';
import type { Known } from './newcomer.ts';
import { person } from './person.ts';
import type { PlatformName, Truth, TwinProfile } from './profile.ts';
import { maya, otherProtected } from './protected.ts';
import { clone, fan, namesake, parody } from './relations.ts';
import type { Labelled } from './relations.ts';
import { createPlates } from '../portraits/plates.ts';
import { mayaElsewhere } from './story-elsewhere.ts';
import { lateCopy, mayasCopies, mayasNamesakes, removedCopy } from './story.ts';

/** The accounts of the platforms. */
export interface Population extends Accounts {
  /**
   * Makes the account of a newly protected handle if there is none, and its copies: those on that platform, and those of its
   * words on GitHub and elsewhere, so that an account that is added later was not copied only since. Doing it again changes nothing.
   */
  protect(handle: string, known?: Known, platform?: PlatformName): TwinProfile | undefined;
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

/** As a person writes their handle everywhere, whatever separators a platform allows. */
const lettersOf = (handle: string) => handle.toLowerCase().replace(/[^a-z\d]/g, '');

/** A seeded population: unrelated people, sixteen protected ones, and those who imitate, share a name with, admire or mock them. */
export function createPopulation({ seed, now, size = 3000 }: PopulationOptions): {
  population: Population;
  truth: TruthOf;
} {
  const accounts = createAccounts();
  const truths = new Map<string, Truth>();

  /** The first to take a handle keeps it. */
  const settle = ({ profile, truth }: Labelled): boolean => {
    if (accounts.get(profile.handle, profile.platform)) return false;
    accounts.add(profile);
    truths.set(keyOf(profile.handle, profile.platform), truth);
    return true;
  };
  /** Whoever calls a copy theirs has none of it: taken back, it would have left copies of the copy. */
  const isCopied = (handle: string, platform: PlatformName): boolean => {
    const { kind, of } = truths.get(keyOf(handle, platform)) ?? {};
    return kind !== 'self' && !(kind === 'clone' && of && lettersOf(of) !== lettersOf(handle));
  };
  const population: Population = {
    ...accounts,
    protect(handle, known, platform = 'GITHUB') {
      const key = keyOf(handle, platform);
      if (isCopied(handle, platform)) {
        const about = { ...accounts.get(handle, platform), ...known };
        const isOnGithub = platform === 'GITHUB';
        const words = isOnGithub ? handle : plainWords(handle);
        const copies = isOnGithub ? clonesFor(handle, now, about) : clonesOn(platform, handle, now, about);
        if (copies.length > 0) {
          const profile = isOnGithub
            ? ownAccount(handle, now, known)
            : ownAccountOn(platform, handle, now, known);
          settle({ profile, truth: { kind: 'self' } });
          for (const copy of copies) settle(copy);
          if (!isOnGithub) for (const copy of clonesFor(words, now, about)) settle(copy);
          for (const copy of clonesElsewhere(words, now, about))
            if (copy.profile.platform !== platform) settle(copy);
          truths.set(key, { kind: 'self' });
        }
      }
      return accounts.get(handle, platform);
    },
  };

  for (const { profile, truth } of [lateCopy(now), removedCopy(now)])
    truths.set(keyOf(profile.handle, 'GITHUB'), truth);
  const plateOf = createPlates();
  const seat = ({ profile, truth }: Labelled): void => {
    if (accounts.get(profile.handle, profile.platform)) return;
    settle({
      profile: { ...profile, photo: { ...profile.photo, seed: plateOf(profile.photo.seed) } },
      truth,
    });
  };
  for (const labelled of [...aroundMaya(seed, now), ...aroundOthers(seed, now)]) seat(labelled);
  const random = seeded(seed, 'people');
  while (accounts.size() < size) seat({ profile: person(random, now), truth: { kind: 'other' } });
  for (const labelled of mayaElsewhere(now)) seat(labelled);
  // Their pictures have been dealt already.
  const strangers = [...accounts.all()].filter(
    ({ handle }) => truths.get(keyOf(handle, 'GITHUB'))?.kind === 'other',
  );
  for (const labelled of strangersElsewhere(seed, strangers)) settle(labelled);

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
    for (let tries = 0; ; tries += 1) {
      const made = make();
      // Some attacks have one outcome only: dealt twice to one person, the second is numbered.
      const { handle: wanted } = made.profile;
      const handle = tries < 40 ? wanted : `${wanted.slice(0, 35)}${random.whole(2, 999)}`;
      if (taken.has(handle.toLowerCase())) continue;
      taken.add(handle.toLowerCase());
      return { ...made, profile: { ...made.profile, handle } };
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
