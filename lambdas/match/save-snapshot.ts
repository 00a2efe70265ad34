import { saveIdentityIndex } from '#domain/engine/index/identity-snapshot';
import type { ProtectedIdentity } from '#domain/proof/protected-identity';
import { entriesOf } from './identity-entries.ts';

/**
 * All that is protected at one moment, as bytes: the length of the text as 32 bits little-endian, the text (`since` and the owners,
 * a line each), and the index. `since`: what was proven from then on may be missing.
 */
export function saveSnapshot(since: string, identities: Iterable<ProtectedIdentity>): Uint8Array {
  const { owners, entries } = entriesOf(identities);
  const text = Buffer.from([since, ...owners].join('\n'));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, saveIdentityIndex({ entries: () => entries })]);
}
