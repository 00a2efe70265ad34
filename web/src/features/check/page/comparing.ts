import { chunk, isOffline } from '../../../lib/chunk.ts';

/**
 * Loads the part that compares once; undefined where it doesn't come: the answer is true without it. Without a connection it isn't asked for,
 * since a browser that failed once doesn't ask again.
 */
export function comparing<Part>(load: () => Promise<Part>): () => Promise<Part | undefined> {
  let part: Part | undefined;
  return async () => (part ??= isOffline() ? undefined : await chunk(load).catch(() => undefined));
}
