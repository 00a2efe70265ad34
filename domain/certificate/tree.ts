import * as z from 'zod';
import { UnreadableBytes } from './der.ts';
import { type LogEntry, readEntry, TlsReader } from './log-entry.ts';

const TreeSize = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/**
 * How many entries a log has, by its checkpoint (c2sp.org/tlog-checkpoint): name, size, root, signatures. The signatures are
 * not checked: a log that lied to us could keep a certificate from us, and a browser would refuse that certificate.
 * @throws UnreadableBytes
 */
export function readCheckpoint(text: string): number {
  const [name = '', size = '', root = ''] = text.split('\n');
  const parsed = TreeSize.safeParse(/^(0|[1-9][0-9]*)$/.test(size) ? Number(size) : undefined);
  if (!parsed.success || name === '' || !/^[A-Za-z0-9+/]{43}=$/.test(root))
    throw new UnreadableBytes('no checkpoint');
  return parsed.data;
}

const SignedHead = z.object({ tree_size: TreeSize });
const Entries = z.object({ entries: z.array(z.object({ leaf_input: z.base64() })) });

/** The same by the answer of `get-sth` (RFC 6962). @throws UnreadableBytes */
export function readSignedHead(text: string): number {
  return answer(SignedHead, text, 'no tree head').tree_size;
}

/** What `get-entries` gives (RFC 6962): never none, and often fewer than were asked for. @throws UnreadableBytes */
export function readGetEntries(text: string): LogEntry[] {
  const { entries } = answer(Entries, text, 'no entries');
  if (entries.length === 0) throw new UnreadableBytes('no entries');
  return entries.map(({ leaf_input }) => {
    const tls = new TlsReader(Uint8Array.from(atob(leaf_input), (byte) => byte.charCodeAt(0)));
    // MerkleTreeLeaf: version v1, type timestamped_entry
    if (tls.number(2) !== 0) throw new UnreadableBytes('a leaf of another version');
    const { timestamp, names } = readEntry(tls);
    return { timestamp, names };
  });
}

function answer<T>(schema: z.ZodType<T>, text: string, otherwise: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new UnreadableBytes(otherwise);
  }
}
