import type { Comparison } from '../comparison.ts';
import { accountAt, type Draft } from '../side.ts';

/**
 * Whether one account is on Threads and the other on Instagram, with one handle: Threads is signed in to with an account of Instagram, and
 * takes its username.
 */
export function isOwnOnThreads({ yours, theirs }: Draft, { diff }: Pick<Comparison, 'diff'>): boolean {
  const sites = [yours, theirs].map((side) => accountAt(side)?.platformName);
  return diff?.same === true && sites.includes('Threads') && sites.includes('Instagram');
}
