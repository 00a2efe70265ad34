import { day, stamp, year, type TwinProfile } from '../../platforms/population/profile.ts';
import { ferrowBay, ferrowProofs } from './ferrow-bay.ts';

type Made = Omit<TwinProfile, 'id'>;

/** What Ferrow Bay shows on its platforms, and who copied it there, by the handle of the copied shop's domain. */
export const ferrowAccounts = (since: number): Made[] => [
  account(since, 'INSTAGRAM', 'ferrowbay.ceramics', 6.2 * year, {
    ...{ followers: 12_400, following: 310 },
    bio: withCode(ferrowProofs.INSTAGRAM.code),
  }),
  account(since, 'X', 'ferrowbay', 4.6 * year, {
    ...{ followers: 2_310, following: 188 },
    bio: withCode(ferrowProofs.X.code),
  }),
  account(since, 'FACEBOOK', 'ferrowbayceramics', 8.1 * year, { followers: 4_100 }),
  account(since, 'INSTAGRAM', 'ferr0wbay.ceramics', 10 * day, {
    bio: 'Tableware from the bay. Winter sale: 70 % off, link below.',
    link: 'https://ferr0wbay.example/',
    followers: 37,
    following: 1_204,
    photo: { seed: 'ferrow-bay', edits: [{ kind: 'recompressed', quality: 60 }] },
  }),
];

const about = 'Tableware from the bay, thrown and fired by nine people.';
const withCode = (code: string) => `${about} ${code}`;

const account = (
  since: number,
  platform: Made['platform'],
  handle: string,
  age: number,
  more: Partial<Made>,
): Made => ({
  ...{ platform, handle, name: ferrowBay.name, link: ferrowBay.website },
  bio: about,
  createdAt: stamp(since - age),
  updatedAt: stamp(since - age / 3),
  ...{ followers: 0, following: 0, publicRepos: 0, photo: { seed: 'ferrow-bay', edits: [] } },
  ...more,
});
