import { words } from './words.ts';

/** In words for people, where the browser only says that it failed to fetch. */
export function offline(cause: unknown): never {
  throw new Error(words.failed.offline, { cause });
}
