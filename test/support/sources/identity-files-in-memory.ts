import type { IdentityChange } from '#domain/proof/protected-identity';
import type { IdentityFiles } from '../../../lambdas/store/identity-files.ts';

/** Who is protected, in memory; the names of the changes, and how often each kind was read. */
export function filesOfIdentities() {
  let snapshot: { tag: string; bytes: Uint8Array } | undefined;
  const changes = new Map<string, readonly IdentityChange[]>();
  const reads = { snapshots: 0, changes: 0 };
  const names = () => [...changes.keys()].sort();
  const files: IdentityFiles = {
    snapshot: async (tag) => {
      if (!snapshot) return 'none';
      if (snapshot.tag === tag) return 'same';
      reads.snapshots += 1;
      return snapshot;
    },
    putSnapshot: async (bytes) => void (snapshot = { tag: `${Number(snapshot?.tag ?? 0) + 1}`, bytes }),
    changes: async (since) => names().filter((name) => name > since),
    change: async (name) => {
      reads.changes += 1;
      return [...changes.get(name)!];
    },
    putChange: async (name, identities) => void changes.set(name, identities),
    removeChanges: async (before) => names().forEach((name) => name < before && changes.delete(name)),
  };
  return { files, names, reads: () => reads };
}
