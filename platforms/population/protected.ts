import { seeded } from '../seeded.ts';
import { bio } from './bios.ts';
import { person, personName } from './person.ts';
import { day, stamp, year } from './profile.ts';
import type { TwinProfile } from './profile.ts';
import { habits, things } from './words/lives.ts';
import { plainLetters } from './words/plain-letters.ts';

/** The person of the demonstration. Invented; the domain is reserved. */
export const maya = (now: number): Omit<TwinProfile, 'id'> => ({
  platform: 'GITHUB',
  handle: 'maya-hollimund',
  name: 'Maya Hollimund',
  bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
  location: 'Ferrow Bay',
  company: 'Hollimund Clay',
  link: 'https://hollimund.example',
  createdAt: stamp(now - 12.4 * year),
  updatedAt: stamp(now - 9 * day),
  followers: 3912,
  following: 218,
  publicRepos: 27,
  photo: { seed: 'maya', edits: [] },
});

/** Further people whom someone imitates: rare names, so that nobody else in the population shares one by chance. */
export function otherProtected(seed: string, now: number, count: number): Omit<TwinProfile, 'id'>[] {
  const random = seeded(seed, 'protected');
  const rare = ['Vantongeren', 'Halvorssen', 'Quillmark', 'Ostrowicki', 'Bellandine', 'Marrowfield', 'Tessaro', 'Undheim',
    'Castellane', 'Dravinsky', 'Lorquist', 'Amberholt', 'Penrowan', 'Silvaggi', 'Zandervoort', 'Kirchmeyer']; // prettier-ignore
  return rare.slice(0, count).map((family) => {
    const { given } = personName(random, 'latin');
    const name = `${given} ${family}`;
    const [first, last] = [given, family].map((part) => plainLetters(part).replace(/[^a-z]/g, ''));
    // A handle that carries the name: nobody imitates one that could be anyone's.
    const handle = random.pick([
      `${first}-${last}`,
      `${first}${last}`,
      `${last}`,
      `${last}-${first}`,
      `${first?.charAt(0)}${last}`,
    ]);
    return person(
      random,
      now,
      {
        handle,
        name,
        bio: bio(random) ?? `${random.pick(habits)} Writes about ${random.pick(things)}.`,
        followers: random.whole(400, 9000),
        photo: { seed: `protected/${family}`, edits: [] },
      },
      { youngest: 4 * 365, oldest: 15 * 365 },
    );
  });
}
