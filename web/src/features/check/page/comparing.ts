import { chunk, isOffline } from '../../../lib/chunk.ts';

/**
 * The part that compares, or undefined where it doesn't come: the answer is true without it. Without a connection it isn't asked for, since
 * a browser that failed once doesn't ask again.
 */
export const comparing = async <Part>(load: () => Promise<Part>): Promise<Part | undefined> =>
  isOffline() ? undefined : chunk(load).catch(() => undefined);
