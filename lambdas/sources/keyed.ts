import { type Source, SourceSilent } from './source.ts';
import type { WebSearch } from './web-search.ts';

/** Reads the secret of one source; undefined where there is none. */
type ReadKey = () => Promise<string | undefined>;

/** Stands for the key where it does not matter: what a source can be asked does not hang on it. */
const notRead = 'not read yet';

/**
 * A source whose key is read when it is asked, so that a new key counts within minutes, and a stage without one deploys all
 * the same: the source is "not connected" until the key is there.
 */
export function keyed(make: (key: string) => Source, read: ReadKey): Source {
  const { lookUp: _, search, ...outline } = make(notRead);
  const current = withKey(make, read);
  return {
    ...outline,
    lookUp: async (handles) => (await current()).lookUp(handles),
    ...(search && { search: async (text, where) => (await current()).search!(text, where) }),
  };
}

/** The same of the web search. */
export function keyedWebSearch(make: (key: string) => WebSearch, read: ReadKey): WebSearch {
  const current = withKey(make, read);
  return { ...make(notRead), seen: async (identity) => (await current()).seen(identity) };
}

/** Made anew for another key alone: a source keeps the access token that it exchanged its key for. */
function withKey<Made>(make: (key: string) => Made, read: ReadKey): () => Promise<Made> {
  let made: { key: string; by: Made } | undefined;
  return async () => {
    const key = await read().catch(() => {
      throw new SourceSilent('Our key for it couldn’t be read; we’ll try again in the next scan.');
    });
    if (key === undefined) throw new SourceSilent('Not connected here yet.', 'not connected');
    if (made?.key !== key) made = { key, by: make(key) };
    return made.by;
  };
}
