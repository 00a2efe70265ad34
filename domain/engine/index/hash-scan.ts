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

/** Parameters and locals; "m" is the number of candidates. */
const [N, LIMIT, M, P, B, END, OUT, I, BITS, IN, Q] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const constant = (value: number) => [0x41, ...signed(value)];
const add = [0x6a];
const multiply = [0x6c];
const load64 = (offset: number) => [0x29, 3, ...unsigned(offset)];
const WORDS = [0, 1, 2, 3];
/** Sum of popcount(word k ^ query k) of the hash at p, whose second half lies at b; i32. */
const difference = (words: number[]) => [
  ...words.flatMap((k, i) => [
    ...(k < 2 ? [...get(P), ...load64(8 * k)] : [...get(B), ...load64(8 * (k - 2))]),
    ...get(Q + k), 0x85, 0x7b, ...(i > 0 ? [0x7c] : []),
  ]), 0xa7,
]; // prettier-ignore
/** *out = i; out += 4 */
const found = [...get(OUT), ...get(I), 0x36, 2, 0, ...get(OUT), ...constant(4), ...add, ...set(OUT)];
/** if (the first `sure` words differ in at most limit bits, and then all four) found */
const compare = (sure: number) => [
  ...difference(WORDS.slice(0, sure)), 0x22, BITS, ...get(LIMIT), 0x4c, 0x04, 0x40,
  ...(sure === 4
    ? found
    : [...get(BITS), ...difference(WORDS.slice(sure)), ...add, ...get(LIMIT), 0x4c, 0x04, 0x40, ...found, 0x0b]),
  0x0b,
]; // prettier-ignore
/** q0..q3 = the query at 0; p = 64, the first hash; b = end = p + 16 n; in = out = end + 16 n */
const start = [
  ...WORDS.flatMap((k) => [...constant(0), ...load64(8 * k), ...set(Q + k)]),
  ...constant(HASHES), ...set(P),
  ...get(N), ...constant(16), ...multiply, ...get(P), ...add, 0x22, END, ...set(B),
  ...get(N), ...constant(16), ...multiply, ...get(END), ...add, 0x22, IN, ...set(OUT),
]; // prettier-ignore
/** block { br_if 0 (local == 0); loop { body; br_if 0 (the last local < end) } } */
const loop = (empty: number, body: number[], last: number[]) => [
  0x02, 0x40, ...get(empty), 0x45, 0x0d, 0, 0x03, 0x40, ...body, ...last, ...get(END), 0x49, 0x0d, 0, 0x0b, 0x0b,
]; // prettier-ignore
/** p += 16 and so on, its value left on the stack */
const advance = (local: number, step: number) => [...get(local), ...constant(step), ...add, 0x22, local];
/** (out - 64 - 32 n) / 4 */
const count = [
  ...get(OUT), ...constant(HASHES), 0x6b, ...get(N), ...constant(32), ...multiply, 0x6b, ...constant(2), 0x76, 0x0b,
]; // prettier-ignore

/** Compares every hash. */
const scanBody = (sure: number) => [
  ...start,
  ...loop(N, [...compare(sure), ...advance(I, 1), 0x1a, ...advance(B, 16), 0x1a], advance(P, 16)),
  ...count,
];

/** Compares the m hashes whose numbers lie where the found ones go: each is read before its place is written. */
const candidatesBody = [
  ...start,
  // end = in + 4 m
  ...get(IN), ...get(M), ...constant(4), ...multiply, ...add, ...set(END),
  ...loop(M, [
    // i = *in; p = 64 + 16 i; b = p + 16 n
    ...get(IN), 0x28, 2, 0, 0x22, I, ...constant(16), ...multiply, ...constant(HASHES), ...add, 0x22, P,
    ...get(N), ...constant(16), ...multiply, ...add, ...set(B),
    ...compare(2),
  ], advance(IN, 4)),
  ...count,
]; // prettier-ignore

/** (func (param n limit m) (result i32) (local p b end out i bits in) (local q0 q1 q2 q3 i64) ...) */
const FUNCTIONS: Record<string, number[]> = {
  2: scanBody(2),
  3: scanBody(3),
  4: scanBody(4),
  m: candidatesBody,
};

/** (module (memory (import "m" "m") 1) (func (export "2") ...) (func (export "3") ...) ...) */
function moduleBytes(): Uint8Array {
  const names = Object.keys(FUNCTIONS);
  const text = (name: string) => [name.length, ...[...name].map((letter) => letter.charCodeAt(0))];
  const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
  const codes = names.flatMap((name) => {
    const code = [2, 7, I32, 4, I64, ...FUNCTIONS[name]!];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 3, I32, I32, I32, 1, I32]),
    ...section(2, [1, ...text('m'), ...text('m'), 2, 0, 1]),
    ...section(3, [names.length, ...names.map(() => 0)]),
    ...section(7, [names.length, ...names.flatMap((name, i) => [...text(name), 0, i])]),
    ...section(10, [names.length, ...codes]),
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

export type HammingScan = {
  /** Numbers of the hashes that differ in at most `bits` bits, ascending. */
  within: (query: Int32Array, bits: number) => Uint32Array;
  /** Those of the first `many` candidates that differ in at most `bits` bits, in their order; at most as many as hashes. */
  among: (candidates: Uint32Array, many: number, query: Int32Array, bits: number) => Uint32Array;
};

/**
 * Keeps hashes ready to be compared with one at a time. `words` holds eight 32-bit words for each hash, in any order of bits
 * that the query shares. Needs 36 bytes a hash.
 */
export function hammingScan(words: Int32Array): HammingScan {
  const hashes = words.length / 8;
  if (!Number.isInteger(hashes)) throw new RangeError('Eight words for each hash');
  const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyLike })
    .WebAssembly;
  const memory = new Memory({ initial: Math.ceil((HASHES + 36 * hashes) / 65_536) + 1 });
  const halves = new Int32Array(memory.buffer, HASHES, words.length);
  for (let i = 0, first = 0, second = 4 * hashes; i < words.length; i += 8)
    for (let k = 0; k < 4; k++) {
      halves[first++] = words[i + k]!;
      halves[second++] = words[i + 4 + k]!;
    }
  const { exports } = new Instance(new Module(moduleBytes()), { m: { m: memory } });
  const functions = exports as Record<string, (hashes: number, bits: number, candidates: number) => number>;
  const numbers = (length: number) => new Uint32Array(memory.buffer, HASHES + 32 * hashes, length);
  const ask = (name: string, query: Int32Array, bits: number, candidates = 0) => {
    new Int32Array(memory.buffer, 0, 8).set(query);
    return numbers(functions[name]!(hashes, bits, candidates)).slice();
  };
  return {
    within: (query, bits) => ask(String(sureWords(bits)), query, bits),
    among(candidates, many, query, bits) {
      numbers(hashes).set(candidates.subarray(0, many));
      return ask('m', query, bits, many);
    },
  };
}

/** The eight words of a 32-byte hash. */
export function wordsOf(hash: Uint8Array): Int32Array {
  const view = new DataView(hash.buffer, hash.byteOffset, 32);
  return Int32Array.from({ length: 8 }, (_, i) => view.getInt32(4 * i));
}
