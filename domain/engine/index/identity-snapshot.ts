import { createIdentityIndex, type IdentityIndex } from './identity-index.ts';
import type { Entry } from './identity-level.ts';

const MAGIC = 0x43534958;

/** One block of bytes: "CSIX", count, identities and byte lengths as little-endian 32 and 8 bits, then the handles' UTF-8. */
export function saveIdentityIndex(index: Pick<IdentityIndex, 'entries'>): Uint8Array {
  const entries = [...index.entries()];
  const texts = entries.map(({ handle }) => new TextEncoder().encode(handle));
  const size = texts.reduce((sum, text) => sum + text.length, 0);
  const bytes = new Uint8Array(8 + 5 * entries.length + size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, entries.length, true);
  let end = 8 + 5 * entries.length;
  entries.forEach(({ identity }, i) => {
    view.setUint32(8 + 4 * i, identity, true);
    view.setUint8(8 + 4 * entries.length + i, texts[i]!.length);
    bytes.set(texts[i]!, end);
    end += texts[i]!.length;
  });
  return bytes;
}

/** Builds the index again from what saveIdentityIndex wrote. Throws RangeError for anything else. */
export function loadIdentityIndex(bytes: Uint8Array): IdentityIndex {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= 8 && view.getUint32(0) === MAGIC ? view.getUint32(4, true) : -1;
  if (count < 0 || 8 + 5 * count > bytes.length) throw new RangeError('Not an identity index');
  const decoder = new TextDecoder();
  const entries: Entry[] = [];
  let at = 8 + 5 * count;
  for (let i = 0; i < count; i++) {
    const end = at + bytes[8 + 4 * count + i]!;
    if (end > bytes.length) throw new RangeError('Not an identity index');
    entries.push({
      identity: view.getUint32(8 + 4 * i, true),
      handle: decoder.decode(bytes.subarray(at, end)),
    });
    at = end;
  }
  return createIdentityIndex(entries);
}
