import { accountAt, type Draft } from '../side.ts';

/**
 * Whether one account is on Threads and the other on Instagram, with one handle: Threads is signed in to with an account of Instagram, and
 * takes its username.
 */
export function isOwnOnThreads({ yours, theirs }: Draft): boolean {
  const [mine, other] = [accountAt(yours), accountAt(theirs)];
  const sites = [mine?.platformName, other?.platformName];
  return (
    sites.includes('Threads') &&
    sites.includes('Instagram') &&
    mine?.handle.toLowerCase() === other?.handle.toLowerCase()
  );
}
