import { maya } from './protected.ts';
import { day, stamp } from './profile.ts';
import type { AttackClass, TwinProfile } from './profile.ts';
import type { Labelled } from './relations.ts';

/**
 * The accounts around Maya Hollimund that the demonstration tells about. One copy has been reported and is still up, one
 * was found lately, one more (`lateCopy`) arrives while you watch; the one that was removed is not here, because it is gone.
 */
export const mayasCopies = (now: number): Labelled[] => [
  copy(now, 'maya-hollimund-official', 'decoration', 33 * day, {
    bio: 'Stoneware and slow glazes. Giveaway this week.',
    followers: 64,
    following: 811,
    photo: { seed: 'maya', edits: [{ kind: 'recompressed', quality: 60 }] },
  }),
  copy(now, 'maya-holllmund', 'homoglyph', 9 * day, {
    bio: 'Stoneware and slow glazes. DM for orders',
    followers: 41,
    following: 390,
    photo: { seed: 'maya', edits: [{ kind: 'resized', side: 200 }] },
  }),
];

/** The copy that appears twenty seconds after the demonstration starts. */
export const lateCopy = (now: number): Labelled =>
  copy(now, 'maya-ho1limund', 'homoglyph', 0.01 * day, {
    bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
    followers: 3,
    following: 127,
    photo: { seed: 'maya', edits: [{ kind: 'brighter', percent: 10 }] },
  });

/** The copy that was reported and is no longer there. */
export const removedCopy = (now: number): Labelled =>
  copy(now, 'real-maya-hollimund', 'decoration', 24 * day, {
    bio: 'Stoneware and slow glazes. New account, the old one is locked.',
    followers: 112,
    following: 640,
    photo: { seed: 'maya', edits: [] },
  });

/** Two people who happen to be called Maya Hollimund too. */
export const mayasNamesakes = (now: number): Labelled[] => [
  namesake({
    ...blank(now, 'hollimund-m', 15.7 * 365 * day),
    name: 'Maya Hollimund',
    bio: 'Tide tables and Fortran.',
    location: 'Tromsø',
    followers: 58,
    following: 12,
    publicRepos: 19,
    photo: { seed: 'tromso', edits: [] },
  }),
  namesake({
    ...blank(now, 'mh-lathe', 5.1 * 365 * day),
    name: 'Maya Hollimund',
    bio: 'Wood turner. CAD on rainy days.',
    location: 'Halifax',
    followers: 7,
    following: 31,
    publicRepos: 4,
    photo: { seed: 'namesake/mh-lathe', edits: [] },
  }),
];

function copy(
  now: number,
  handle: string,
  attack: AttackClass,
  age: number,
  fields: Partial<TwinProfile>,
): Labelled {
  const { name, location } = maya(now);
  return {
    profile: { ...blank(now, handle, age), name, location, publicRepos: 1, ...fields },
    truth: { kind: 'clone', of: 'maya-hollimund', attack },
  };
}

const namesake = (profile: Omit<TwinProfile, 'id'>): Labelled => ({
  profile,
  truth: { kind: 'namesake', of: 'maya-hollimund' },
});

const blank = (now: number, handle: string, age: number): Omit<TwinProfile, 'id'> => ({
  platform: 'GITHUB',
  handle,
  createdAt: stamp(now - age),
  updatedAt: stamp(now - age / 2),
  followers: 0,
  following: 0,
  publicRepos: 0,
  photo: { seed: handle, edits: [] },
});
