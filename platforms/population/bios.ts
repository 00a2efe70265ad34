import type { Seeded } from '../seeded.ts';
import { companies, habits, things, work } from './words/lives.ts';

/** A line about oneself in one of the shapes people use; undefined for the many who leave it empty. */
export function bio(random: Seeded): string | undefined {
  if (random.chance(0.3)) return undefined;
  const job = random.pick(work);
  const love = random.pick(things);
  const habit = random.pick(habits);
  return random.pick([
    () => `${job}.`,
    () => `${job}. ${habit}`,
    () => `${job} at ${random.pick(companies)}.`,
    () => `${job}. Also ${love}.`,
    () => `${capital(love)}.`,
    () => `${capital(love)} and ${random.pick(things)}.`,
    () => `Into ${love}. ${habit}`,
    () => habit,
    () => `${job} | ${love} | ${random.pick(things)}`,
  ])();
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
