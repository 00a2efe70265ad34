import type { Keys } from './segment-keys.ts';

/** So few keys are sorted by insertion. */
const FEW = 16;
/** A key that equals the one before it in `order`. */
const SAME = 1 << 31;

/**
 * Tries of keys that share a segment. Nodes are pairs of numbers and the children of a node lie beside one another. The first
 * number says where they begin, or, of a leaf, where its keys lie in `order`; the second holds the code that leads here (bits 0 to
 * 7), the number of children (8 to 15; none for a leaf), and where the keys below part (16 to 31). A leaf has its next two codes
 * there instead: most walks end within them, and need not jump to the key.
 */
export type CrowdTries = { nodes: Int32Array; order: Int32Array };

export const codeOf = (info: number) => info & 255;
export const childrenOf = (info: number) => (info >>> 8) & 255;
export const forkOf = (info: number) => info >>> 16;
export const firstAheadOf = (info: number) => (info >>> 16) & 255;
export const secondAheadOf = (info: number) => info >>> 24;
export const keyAt = (order: Int32Array, at: number) => order[at]! & ~SAME;
/** Whether what stands there is one more key like the one before. */
export const isSame = (order: Int32Array, at: number) => order[at]! < 0;

/** Plants one trie after the other over stretches of `order`, which it sorts. Codes are below 255. */
export function createTriePlanter({ starts, codes }: Keys, order: Int32Array) {
  let nodes = new Int32Array(Math.max(64, 2 * order.length));
  let size = 0;
  let most = 0;
  if (order.length > 0) for (let i = 0; i < codes.length; i++) if (codes[i]! > most) most = codes[i]!;
  const places = new Int32Array(most + 2);
  let spare = new Int32Array(0);

  function grow(code: number): number {
    if (2 * size === nodes.length) {
      const larger = new Int32Array(2 * nodes.length);
      larger.set(nodes);
      nodes = larger;
    }
    nodes[2 * size + 1] = code;
    return size++;
  }

  /** How many codes all keys of a stretch have in common, at least `depth`. */
  function shared(from: number, to: number, depth: number, length: number): number {
    const first = starts[order[from]!]!;
    let end = length;
    for (let k = from + 1; k < to && end > depth; k++) {
      const at = starts[order[k]!]!;
      let i = depth;
      while (i < end && codes[at + i] === codes[first + i]) i++;
      end = i;
    }
    return end;
  }

  /** Sorts a stretch by one code of its keys. */
  function sort(from: number, to: number, depth: number): void {
    if (to - from <= FEW) return insertEach(from, to, depth);
    places.fill(0);
    for (let k = from; k < to; k++) places[codes[starts[order[k]!]! + depth]! + 1]!++;
    for (let code = 0; code <= most; code++) places[code + 1]! += places[code]!;
    for (let k = from; k < to; k++) {
      const key = order[k]!;
      spare[places[codes[starts[key]! + depth]!]!++] = key;
    }
    for (let k = from; k < to; k++) order[k] = spare[k - from]!;
  }

  function insertEach(from: number, to: number, depth: number): void {
    for (let k = from + 1; k < to; k++) {
      const key = order[k]!;
      const code = codes[starts[key]! + depth]!;
      let i = k;
      for (; i > from && codes[starts[order[i - 1]!]! + depth]! > code; i--) order[i] = order[i - 1]!;
      order[i] = key;
    }
  }

  /** The two codes of a key from `depth` on, as a leaf holds them. */
  function ahead(key: number, depth: number, length: number): number {
    const at = starts[key]! + depth;
    const first = depth < length ? codes[at]! << 16 : 0;
    return depth + 1 < length ? first | (codes[at + 1]! << 24) : first;
  }

  /** Each node that is still to be made: itself, its stretch of `order` and its depth. */
  let work = new Int32Array(0);
  let last = 0;
  function put(node: number, from: number, to: number, depth: number): void {
    work[last] = node;
    work[last + 1] = from;
    work[last + 2] = to;
    work[last + 3] = depth;
    last += 4;
  }

  /** A trie over `order[from, to)`, keys of one length. Answers its root. */
  function plant(from: number, to: number, length: number): number {
    if (spare.length < to - from)
      [spare, work] = [new Int32Array(to - from), new Int32Array(8 * (to - from))];
    const root = grow(0);
    last = 0;
    put(root, from, to, 0);
    for (let next = 0; next < last; next += 4)
      split(work[next]!, work[next + 1]!, work[next + 2]!, work[next + 3]!, length);
    return root;
  }

  /** Makes a node of a stretch: a leaf of equal keys, or children where they part. */
  function split(node: number, from: number, to: number, depth: number, length: number): void {
    const fork = shared(from, to, depth, length);
    if (fork === length) {
      nodes[2 * node] = from;
      nodes[2 * node + 1]! |= ahead(order[from]!, depth, length);
      for (let k = from + 1; k < to; k++) order[k]! |= SAME;
      return;
    }
    sort(from, to, fork);
    nodes[2 * node] = size;
    let children = 0;
    for (let k = from; k < to; children++) {
      const code = codes[starts[order[k]!]! + fork]!;
      const begin = k;
      while (k < to && codes[starts[order[k]!]! + fork] === code) k++;
      put(grow(code), begin, k, fork + 1);
    }
    nodes[2 * node + 1]! |= (children << 8) | (fork << 16);
  }

  return { plant, done: (): CrowdTries => ({ nodes: nodes.slice(0, 2 * size), order }) };
}
