import { day, stamp, year } from './profile.ts';
import type { AttackClass, PlatformName, TwinProfile } from './profile.ts';
import { maya } from './protected.ts';
import type { Labelled } from './relations.ts';

const of = 'maya-hollimund';

/** Maya's own accounts beside GitHub, and who imitates, admires or is called like her there. */
export const mayaElsewhere = (now: number): Labelled[] => [
  own(now, 'X', 'maya_hollimund', 9.1 * year, 2210),
  own(now, 'INSTAGRAM', 'hollimund.clay', 7.6 * year, 5480),
  own(now, 'LINKEDIN', 'hollimund', 10.3 * year, 640),
  copy(now, 'X', 'maya_hol1imund', 'homoglyph', 12 * day, {
    bio: 'Stoneware and slow glazes. Message me about the offer.',
    followers: 19,
    photo: { seed: 'maya', edits: [{ kind: 'recompressed', quality: 55 }] },
  }),
  copy(now, 'INSTAGRAM', 'hollimund.clay_official', 'decoration', 27 * day, {
    bio: 'Stoneware and slow glazes. Giveaway this week.',
    followers: 233,
    photo: { seed: 'maya', edits: [{ kind: 'resized', side: 240 }] },
  }),
  copy(now, 'TIKTOK', 'maya.hollimund', 'separator', 40 * day, {
    bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
    followers: 88,
    photo: { seed: 'maya', edits: [] },
  }),
  {
    profile: {
      ...blank(now, 'REDDIT', 'maya_hollimund_fans', 1.4 * year),
      name: 'Maya Hollimund Fans',
      bio: 'Unofficial fan account for Maya Hollimund. We just like the work.',
      followers: 61,
      photo: { seed: 'fan/maya_hollimund_fans', edits: [] },
    },
    truth: { kind: 'fan', of },
  },
  {
    profile: {
      ...blank(now, 'GOOGLE', 'mhcello', 14.2 * year),
      name: 'Maya Hollimund',
      bio: 'Cello practice, mostly scales. New video on Sundays.',
      location: 'Graz',
      followers: 184,
      photo: { seed: 'namesake/mhcello', edits: [] },
    },
    truth: { kind: 'namesake', of },
  },
];

const own = (
  now: number,
  platform: PlatformName,
  handle: string,
  age: number,
  followers: number,
): Labelled => {
  const { name, bio, location, link } = maya(now);
  const photo = { seed: 'maya', edits: [] };
  return {
    profile: { ...blank(now, platform, handle, age), name, bio, location, link, followers, photo },
    truth: { kind: 'self', of },
  };
};

function copy(
  now: number,
  platform: PlatformName,
  handle: string,
  attack: AttackClass,
  age: number,
  fields: Partial<TwinProfile>,
): Labelled {
  const { name, location } = maya(now);
  return {
    profile: { ...blank(now, platform, handle, age), name, location, following: 410, ...fields },
    truth: { kind: 'clone', of, attack },
  };
}

const blank = (
  now: number,
  platform: PlatformName,
  handle: string,
  age: number,
): Omit<TwinProfile, 'id'> => ({
  platform,
  handle,
  createdAt: stamp(now - age),
  updatedAt: stamp(now - age / 3),
  followers: 0,
  following: 96,
  publicRepos: 0,
  photo: { seed: handle, edits: [] },
});
