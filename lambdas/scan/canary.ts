import type { CanaryAnswer } from '#domain/operations/source-answers';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import type { Sight } from '../sources/source.ts';

const letters = 'bcdfghjkmnpqrstvwxz';
/** The longest that a platform's handles may be; fifteen consonants are still nobody's. */
const lengths = [24, 20, 15];

/**
 * Two handles that nobody has, asked beside the real ones. A platform that says "there they are" (a sign-in wall, a changed
 * page) would make every look-alike look real, so then it could not look.
 */
export function canariesFor(platform: Platform, random: () => number): string[] {
  const { handle } = platformTable[platform];
  const make = (length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  const length = lengths.find((one) => handle.test('b'.repeat(one))) ?? lengths.at(-1)!;
  return [make(length), make(length)];
}

/** What a platform said of them; undefined when it did not answer. One that is there counts against all it says. */
export function canaryAnswer(sights: readonly Sight[]): CanaryAnswer | undefined {
  if (sights.some(({ is }) => is === 'there')) return 'there';
  if (sights.some(({ is }) => is === 'withheld')) return 'withheld';
  return sights.length > 0 ? 'nobody' : undefined;
}
