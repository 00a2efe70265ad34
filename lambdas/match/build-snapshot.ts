import { hour } from '#domain/durations';
import type { IdentityFiles } from '../store/identity-files.ts';
import { saveSnapshot } from './save-snapshot.ts';
import type { ProtectedIdentity } from '#domain/proof/protected-identity';

/** Clocks of the tables and ours may differ by so much. */
const clocks = 60_000;

/**
 * Writes everybody who is protected into one file. What is proven while it is read stands among the changes, which are kept
 * an hour longer than the snapshot needs: somebody may be at work with the one before.
 */
export async function buildSnapshot({
  everybody,
  files,
  now,
}: {
  everybody: AsyncIterable<ProtectedIdentity>;
  files: Pick<IdentityFiles, 'putSnapshot' | 'removeChanges'>;
  now: () => number;
}): Promise<{ identities: number; bytes: number }> {
  const since = now() - clocks;
  const all: ProtectedIdentity[] = [];
  for await (const identity of everybody) all.push(identity);
  const bytes = saveSnapshot(new Date(since).toISOString(), all);
  await files.putSnapshot(bytes);
  await files.removeChanges(new Date(since - hour).toISOString());
  return { identities: all.length, bytes: bytes.length };
}
