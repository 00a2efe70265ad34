import type { Source } from '../sources/source.ts';
import { SourceSilent } from '../sources/source.ts';

const letters = 'bcdfghjkmnpqrstvwxz';

/** A handle that nobody has: 24 consonants at random. */
const impossibleHandle = (random: () => number): string =>
  Array.from({ length: 24 }, () => letters[Math.floor(random() * letters.length)]).join('');

/**
 * Asks for two handles that cannot exist. A platform that says "there they are" (a sign-in wall, a changed page) would
 * make every look-alike look real, so then it could not look.
 */
export async function checkCanaries(source: Pick<Source, 'profile'>, random: () => number): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    if (await source.profile(impossibleHandle(random)))
      throw new SourceSilent('It answered for accounts that do not exist, so its answers do not count.');
  }
}
