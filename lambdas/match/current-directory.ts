import type { IdentityFiles } from '../store/identity-files.ts';
import { IdentityDirectory } from './identity-directory.ts';
import { loadSnapshot } from './load-snapshot.ts';

/**
 * Everybody who is protected now: the snapshot, read again only when it is another, and what changed after it, each change
 * read once. Whoever is found is asked for anew before anything is judged.
 */
export function currentDirectory(
  files: Pick<IdentityFiles, 'snapshot' | 'changes' | 'change'>,
): () => Promise<IdentityDirectory> {
  let tag: string | undefined;
  let since = '';
  let directory = new IdentityDirectory();
  const applied = new Set<string>();
  return async () => {
    const latest = await files.snapshot(tag);
    if (typeof latest === 'object') {
      ({ since, directory } = loadSnapshot(latest.bytes));
      ({ tag } = latest);
      applied.clear();
    }
    for (const name of await files.changes(since)) {
      if (applied.has(name)) continue;
      const changes = await files.change(name);
      directory.end(changes.filter(({ ended }) => ended));
      for (const one of changes) if (!one.ended) directory.add(one);
      applied.add(name);
    }
    return directory;
  };
}
