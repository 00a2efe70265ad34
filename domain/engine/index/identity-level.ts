import type { Pattern } from '../segments/bit-osa.ts';
import { foldKey } from './key-fold.ts';
import { createSegmentIndex } from '../segments/segment-index.ts';

export type Entry = { identity: number; handle: string };

/** Longest handle kept, in UTF-16 units: at most 192 bytes of UTF-8, which a snapshot counts in one byte. */
export const MAX_HANDLE = 64;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A fixed set of handles in flat arrays, about 75 bytes each, with its segment index. */
export function createLevel(entries: readonly Entry[]) {
  const count = entries.length;
  const identities = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  const textStarts = new Uint32Array(count + 1);
  let room = 0;
  for (const { handle } of entries) room += Math.min(MAX_HANDLE, handle.length);
  const codes = new Uint8Array(room);
  // three bytes hold any unit of UTF-16
  let texts = new Uint8Array(room + 1024);
  const key = new Uint8Array(MAX_HANDLE);
  let [end, textEnd] = [0, 0];
  entries.forEach(({ identity, handle }, i) => {
    const text = handle.slice(0, MAX_HANDLE);
    identities[i] = identity;
    const length = foldKey(text, key);
    codes.set(key.subarray(0, length), end);
    starts[i + 1] = end += length;
    if (texts.length - textEnd < 3 * MAX_HANDLE) {
      // a quarter of what there is at least holds another handle
      const grown = new Uint8Array(Math.ceil(texts.length * 1.25));
      grown.set(texts);
      texts = grown;
    }
    textStarts[i + 1] = textEnd = write(text, texts, textEnd);
  });
  texts = texts.slice(0, textEnd);
  const index = createSegmentIndex({ count, starts, codes });
  return {
    count,
    search: index.search,
    identityOf: (key: number) => identities[key]!,
    /** Edits between a handle as written and a pattern made of UTF-8. */
    written: (key: number, pattern: Pattern) =>
      pattern.distance(texts, textStarts[key]!, textStarts[key + 1]!),
    handleOf: (key: number) => decoder.decode(texts.subarray(textStarts[key]!, textStarts[key + 1]!)),
    bytes: index.bytes + codes.byteLength + texts.byteLength + 3 * identities.byteLength,
  };
}
/** UTF-8; ASCII, which most handles are, without asking the encoder. */
function write(text: string, into: Uint8Array, from: number): number {
  let end = from;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return from + encoder.encodeInto(text, into.subarray(from)).written;
    into[end++] = code;
  }
  return end;
}

export type Level = ReturnType<typeof createLevel>;
