import { MAX_PATTERN } from './bit-osa.ts';
import {
  childrenOf, codeOf, type CrowdTries, firstAheadOf, forkOf, isSame, keyAt, secondAheadOf,
} from './crowd-trie.ts'; // prettier-ignore
import { ANY, EXACT, ONE, osaAutomaton, SPENT, SWAP_SECOND } from './osa-automaton.ts';
import type { Keys } from './segment-keys.ts';

/** Most nodes that wait for their turn: 64 codes deep, 64 beside one another. */
const ROOM = 64 * 64;
/** How many codes more or fewer than the key the query may have. */
const CENTRE = 2;

/** Called for each key found; answers which distances are still wanted, one bit each. */
export type Met = (key: number, distance: number) => number;

/** Walks tries with the automaton: every key within the distances that are wanted, and no other. */
export function createCrowdWalk({ starts, codes }: Keys, { nodes, order }: CrowdTries, met: Met) {
  const { next, distances, starts: begin, keep } = osaAutomaton();
  const nodeAt = new Int32Array(ROOM);
  const stateAt = new Uint8Array(ROOM);
  let masks: Int32Array = new Int32Array(256);
  /** Behind each code of the key, the positions that may go on. */
  const allowed = new Uint8Array(MAX_PATTERN + CENTRE + 1);
  let [base, wanted, border] = [0, 0, 0];

  /** The state after the key's code at `i`. */
  function after(state: number, code: number, i: number): number {
    const mask = masks[code]!;
    const equals = (i < CENTRE ? mask << (CENTRE - i) : mask >>> (i - CENTRE)) & 31;
    const reached = next[base + (state << 5) + equals]!;
    if (i + 1 === border && reached & EXACT) return 0;
    return reached & allowed[i + 1]!;
  }

  function along(state: number, key: number, from: number, to: number): number {
    const at = starts[key]!;
    for (let i = from; i < to && state !== 0; i++) state = after(state, codes[at + i]!, i);
    return state;
  }

  const firstBelow = (node: number): number => {
    while (childrenOf(nodes[2 * node + 1]!) > 0) node = nodes[2 * node]!;
    return keyAt(order, nodes[2 * node]!);
  };

  function leaf(at: number, state: number, from: number, length: number): void {
    const end = along(state, keyAt(order, at), from, length);
    if (end === 0) return;
    const distance = distances[(base >> 5) + end]!;
    do {
      if (((wanted >> distance) & 1) === 0) return;
      wanted = met(keyAt(order, at++), distance);
    } while (isSame(order, at));
  }

  /** From a child of a node whose keys part at `depth`: on to where its own keys part, or to the end. */
  function descend(child: number, info: number, state: number, depth: number, length: number): number {
    if (childrenOf(info) > 0) {
      const fork = forkOf(info);
      return fork > depth + 1 ? along(state, firstBelow(child), depth + 1, fork) : state;
    }
    let i = depth + 1;
    if (i < length) state = after(state, firstAheadOf(info), i++);
    if (state !== 0 && i < length) state = after(state, secondAheadOf(info), i++);
    if (state !== 0) leaf(nodes[2 * child]!, state, i, length);
    return 0;
  }

  /**
   * The keys below `root`, which have `length` codes and the query `longer` more; `query` has its masks. Answers the distances
   * that are wanted afterwards. Keys that begin as the query does, up to the border, are left out. Where there is a second border,
   * so are keys that have not one edit before the first, and no other before the second.
   */
  function walk(
    root: number,
    length: number,
    longer: number,
    query: Int32Array,
    most: number,
    borders: readonly [number, number] = [0, 0],
  ): number {
    const shift = longer + CENTRE;
    [masks, base, wanted, border] = [query, shift << 12, most, borders[0]];
    allowed.fill(ANY, 0, length + 1);
    if (borders[1] > 0) {
      allowed.fill(ANY & ~(SPENT | SWAP_SECOND), 0, borders[1]);
      allowed[borders[0]] = allowed[borders[1]] = ONE;
    }
    const start = begin[shift]! & allowed[0]!;
    const info = nodes[2 * root + 1]!;
    if (childrenOf(info) === 0) {
      leaf(nodes[2 * root]!, start, 0, length);
      return wanted;
    }
    let top = 0;
    nodeAt[top] = root;
    stateAt[top++] = along(start, firstBelow(root), 0, forkOf(info));
    while (top > 0 && wanted !== 0) {
      const node = nodeAt[--top]!;
      // the furthest distance wanted says which positions are of use
      const state = stateAt[top]! & keep[3 * shift + 31 - Math.clz32(wanted)]!;
      if (state === 0) continue;
      const word = nodes[2 * node + 1]!;
      const depth = forkOf(word);
      const from = nodes[2 * node]!;
      for (let child = from, end = from + childrenOf(word); child < end; child++) {
        const below = nodes[2 * child + 1]!;
        let reached = after(state, codeOf(below), depth);
        if (reached !== 0) reached = descend(child, below, reached, depth, length);
        if (reached === 0) continue;
        nodeAt[top] = child;
        stateAt[top++] = reached;
      }
    }
    return wanted;
  }
  return { walk };
}
