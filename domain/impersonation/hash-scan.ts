/*
 * Hamming distance of one 256-bit hash to a million: JavaScript has no instruction that counts bits, WebAssembly has
 * (five times faster). The module is small enough to be written out here; the text form stands beside the bytes.
 */

/** (module (memory (import "m" "m") 1) (func (export "within") (param n limit) (result i32) (local p end out i) (local q0 q1 q2 q3 i64) ...)) */
function moduleBytes(): Uint8Array {
  const [I32, I64] = [0x7f, 0x7e];
  const [P, END, OUT, I, Q] = [2, 3, 4, 5, 6];
  const get = (local: number) => [0x20, local];
  const set = (local: number) => [0x21, local];
  const constant = (value: number) => [0x41, ...signed(value)];
  const load64 = (offset: number) => [0x29, 3, ...unsigned(offset)];
  const add = [0x6a];
  const body = [
    // q0..q3 = the query at 0; p = 64, the first hash; end = p + 32 n; out = end
    ...[0, 1, 2, 3].flatMap((k) => [...constant(0), ...load64(8 * k), ...set(Q + k)]),
    ...constant(64), ...set(P),
    ...get(0), ...constant(32), 0x6c, ...constant(64), ...add, ...set(END),
    ...get(END), ...set(OUT),
    // block { br_if 0 (n == 0); loop {
    0x02, 0x40, ...get(0), 0x45, 0x0d, 0, 0x03, 0x40,
    // bits = popcount(p[0] ^ q0) + ... + popcount(p[3] ^ q3), as i32
    ...[0, 1, 2, 3].flatMap((k) => [...get(P), ...load64(8 * k), ...get(Q + k), 0x85, 0x7b, ...(k > 0 ? [0x7c] : [])]), 0xa7,
    // if (bits <= limit) { *out = i; out += 4 }
    ...get(1), 0x4c, 0x04, 0x40,
    ...get(OUT), ...get(I), 0x36, 2, 0, ...get(OUT), ...constant(4), ...add, ...set(OUT),
    0x0b,
    // i += 1; p += 32; br_if loop (p < end) } }
    ...get(I), ...constant(1), ...add, ...set(I),
    ...get(P), ...constant(32), ...add, 0x22, P, ...get(END), 0x49, 0x0d, 0, 0x0b, 0x0b,
    // (out - end) / 4
    ...get(OUT), ...get(END), 0x6b, ...constant(2), 0x76, 0x0b,
  ]; // prettier-ignore
  const code = [2, 4, I32, 4, I64, ...body];
  const text = (name: string) => [name.length, ...[...name].map((letter) => letter.charCodeAt(0))];
  const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 2, I32, I32, 1, I32]),
    ...section(2, [1, ...text('m'), ...text('m'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('within'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

/** LEB128. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}
function signed(value: number): number[] {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}

/** What Node's types without a DOM do not know. */
type WebAssemblyLike = {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

/**
 * Keeps hashes ready to be compared with one at a time. `words` holds eight 32-bit words for each hash, in any order of bits
 * that the query shares. Needs 36 bytes a hash.
 */
export function hammingScan(words: Int32Array): { within: (query: Int32Array, bits: number) => Uint32Array } {
  const count = words.length / 8;
  if (!Number.isInteger(count)) throw new RangeError('Eight words for each hash');
  const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyLike })
    .WebAssembly;
  const memory = new Memory({ initial: Math.ceil((64 + 36 * count) / 65_536) + 1 });
  new Int32Array(memory.buffer, 64, words.length).set(words);
  const { exports } = new Instance(new Module(moduleBytes()), { m: { m: memory } });
  const within = exports.within as (count: number, bits: number) => number;
  return {
    /** Numbers of the hashes that differ in at most `bits` bits, ascending. */
    within(query, bits) {
      new Int32Array(memory.buffer, 0, 8).set(query);
      const found = within(count, bits);
      return new Uint32Array(memory.buffer, 64 + 32 * count, found).slice();
    },
  };
}

/** The eight words of a 32-byte hash. */
export function wordsOf(hash: Uint8Array): Int32Array {
  const view = new DataView(hash.buffer, hash.byteOffset, 32);
  return Int32Array.from({ length: 8 }, (_, i) => view.getInt32(4 * i));
}
