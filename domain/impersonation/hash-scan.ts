/*
 * Hamming distance of one 256-bit hash to a million: JavaScript has no instruction that counts bits, WebAssembly has
 * (five times faster). The module is small enough to be written out here; the text form stands beside the bytes.
 *
 * Half of a hash lies with the other first halves, so that what differs enough there is never read on:
 *
 *   query q0..q3 | - | first halves p0 p1, p0 p1, ... | second halves p2 p3, p2 p3, ... | numbers found
 *   0            32  64                               64 + 16 n                          64 + 32 n
 */

const HASHES = 64;
const [I32, I64] = [0x7f, 0x7e];

/**
 * (func (param n limit) (result i32) (local p end out i bits) (local q0 q1 q2 q3 i64) ...): compares the first `sure` words,
 * the rest of those alone that differ in at most `limit` bits so far.
 */
function bodyOf(sure: number): number[] {
  const [P, END, OUT, I, BITS, Q, B] = [2, 3, 4, 5, 6, 7, 11];
  const get = (local: number) => [0x20, local];
  const set = (local: number) => [0x21, local];
  const constant = (value: number) => [0x41, ...signed(value)];
  const load64 = (offset: number) => [0x29, 3, ...unsigned(offset)];
  const add = [0x6a];
  // popcount(word k ^ query k) of the hash at p, whose second half lies at b; i64
  const difference = (k: number) => [
    ...(k < 2 ? [...get(P), ...load64(8 * k)] : [...get(B), ...load64(8 * (k - 2))]),
    ...get(Q + k), 0x85, 0x7b,
  ]; // prettier-ignore
  const sum = (words: number[]) => words.flatMap((k, i) => [...difference(k), ...(i > 0 ? [0x7c] : [])]);
  const rest = [0, 1, 2, 3].slice(sure);
  const found = [...get(OUT), ...get(I), 0x36, 2, 0, ...get(OUT), ...constant(4), ...add, ...set(OUT)];
  const body = [
    // q0..q3 = the query at 0; p = 64, the first hash; b = end = p + 16 n; out = end + 16 n
    ...[0, 1, 2, 3].flatMap((k) => [...constant(0), ...load64(8 * k), ...set(Q + k)]),
    ...constant(HASHES), ...set(P),
    ...get(0), ...constant(16), 0x6c, ...get(P), ...add, 0x22, END, ...set(B),
    ...get(0), ...constant(16), 0x6c, ...get(END), ...add, ...set(OUT),
    // block { br_if 0 (n == 0); loop {
    0x02, 0x40, ...get(0), 0x45, 0x0d, 0, 0x03, 0x40,
    // bits = the sure words; if (bits <= limit) {
    ...sum([0, 1, 2, 3].slice(0, sure)), 0xa7, 0x22, BITS, ...get(1), 0x4c, 0x04, 0x40,
    ...(rest.length === 0
      ? found
      : // if (bits + the rest <= limit) { *out = i; out += 4 }
        [...get(BITS), ...sum(rest), 0xa7, ...add, ...get(1), 0x4c, 0x04, 0x40, ...found, 0x0b]),
    0x0b,
    // i += 1; b += 16; p += 16; br_if loop (p < end) } }
    ...get(I), ...constant(1), ...add, ...set(I),
    ...get(B), ...constant(16), ...add, ...set(B),
    ...get(P), ...constant(16), ...add, 0x22, P, ...get(END), 0x49, 0x0d, 0, 0x0b, 0x0b,
    // (out - (end + 16 n)) / 4
    ...get(OUT), ...get(END), 0x6b, ...get(0), ...constant(16), 0x6c, 0x6b, ...constant(2), 0x76, 0x0b,
  ]; // prettier-ignore
  const code = [3, 5, I32, 4, I64, 1, I32, ...body];
  return [...unsigned(code.length), ...code];
}

/** Functions "2", "3" and "4", by how many words they always compare. */
const KINDS = [2, 3, 4] as const;

/** (module (memory (import "m" "m") 1) (func (export "2") ...) (func (export "3") ...) (func (export "4") ...)) */
function moduleBytes(): Uint8Array {
  const text = (name: string) => [name.length, ...[...name].map((letter) => letter.charCodeAt(0))];
  const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 2, I32, I32, 1, I32]),
    ...section(2, [1, ...text('m'), ...text('m'), 2, 0, 1]),
    ...section(3, [KINDS.length, ...KINDS.map(() => 0)]),
    ...section(7, [KINDS.length, ...KINDS.flatMap((kind, i) => [...text(String(kind)), 0, i])]),
    ...section(10, [KINDS.length, ...KINDS.flatMap(bodyOf)]),
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
 * How many words of two unrelated hashes decide: of 128 bits 64 differ, give or take 6; of 192, 96 give or take 7. A branch that
 * is nearly always left out costs nothing, one that is taken by chance costs more than it saves.
 */
const sureWords = (bits: number) => (bits <= 44 ? 2 : bits <= 78 ? 3 : 4);

/**
 * Keeps hashes ready to be compared with one at a time. `words` holds eight 32-bit words for each hash, in any order of bits
 * that the query shares. Needs 36 bytes a hash.
 */
export function hammingScan(words: Int32Array): { within: (query: Int32Array, bits: number) => Uint32Array } {
  const count = words.length / 8;
  if (!Number.isInteger(count)) throw new RangeError('Eight words for each hash');
  const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyLike })
    .WebAssembly;
  const memory = new Memory({ initial: Math.ceil((HASHES + 36 * count) / 65_536) + 1 });
  const halves = new Int32Array(memory.buffer, HASHES, words.length);
  for (let i = 0, first = 0, second = 4 * count; i < words.length; i += 8)
    for (let k = 0; k < 4; k++) {
      halves[first++] = words[i + k]!;
      halves[second++] = words[i + 4 + k]!;
    }
  const { exports } = new Instance(new Module(moduleBytes()), { m: { m: memory } });
  const functions = exports as Record<string, (count: number, bits: number) => number>;
  return {
    /** Numbers of the hashes that differ in at most `bits` bits, ascending. */
    within(query, bits) {
      new Int32Array(memory.buffer, 0, 8).set(query);
      const found = functions[sureWords(bits)]!(count, bits);
      return new Uint32Array(memory.buffer, HASHES + 32 * count, found).slice();
    },
  };
}

/** The eight words of a 32-byte hash. */
export function wordsOf(hash: Uint8Array): Int32Array {
  const view = new DataView(hash.buffer, hash.byteOffset, 32);
  return Int32Array.from({ length: 8 }, (_, i) => view.getInt32(4 * i));
}
