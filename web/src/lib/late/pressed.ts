import { chunk, isMissing, isOffline } from '../chunk.ts';

/**
 * A module that a press needs. Without a connection it isn't asked for: a browser remembers that it didn't come, and asks for the same
 * address never again. @throws what says so, and what to do, in words for people
 */
export async function pressed<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isOffline()) throw new Error('You’re offline. Please try again once you’re back online.');
  try {
    return await chunk(load);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Error('This part of the page couldn’t be loaded. Please reload the page, and try again.');
  }
}
