import { loadIdentityIndex } from '#domain/engine/index/identity-snapshot';
import { IdentityDirectory } from './identity-directory.ts';

/** Reads what saveSnapshot wrote. Throws RangeError for anything else. */
export function loadSnapshot(given: Uint8Array): { since: string; directory: IdentityDirectory } {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const end = 4 + bytes.readUInt32LE(0);
  if (end > bytes.length) throw new RangeError('Not a snapshot of identities');
  const [since = '', ...owners] = bytes.toString('utf8', 4, end).split('\n');
  return { since, directory: new IdentityDirectory(owners, loadIdentityIndex(bytes.subarray(end))) };
}
