import { MAX_PATTERN, type Pattern } from './bit-osa.ts';
import {
  childrenOf, codeOf, type CrowdTries, firstAheadOf, forkOf, isSame, keyAt, secondAheadOf,
} from './crowd-trie.ts'; // prettier-ignore
import { ANY, EXACT, osaAutomaton, SWAP_SECOND } from './osa-automaton.ts';
import { cut, type Keys } from './segment-keys.ts';
import { ALL_WAYS, AT_MOST_ONE, type Ways } from './walk-ways.ts';

/** Most nodes that wait for their turn: 64 codes deep, 64 beside one another. */
const ROOM = 64 * 64;
/** How many codes more or fewer than the key the query may have. */
const CENTRE = 2;
/** Most edits. */
const MOST = 2;

/** Called for each key found; answers which distances are still wanted, one bit each. */
export type Met = (key: number, distance: number) => number;

/** Walks tries with the automaton: every key within the distances that are wanted, and no other. */
export function createCrowdWalk({ starts, codes }: Keys, { nodes, order }: CrowdTries, met: Met) {
  const { next, distances, starts: begin, keep } = osaAutomaton();
  const nodeAt = new Int32Array(ROOM);
  const stateAt = new Uint8Array(ROOM);
  let masks: Int32Array = new Int32Array(256);
  let pattern: Pattern | undefined;
  /** Behind each code of the key, the positions that may go on. */
  const allowed = new Uint8Array(MAX_PATTERN + CENTRE + 1);
  let [base, wanted, without] = [0, 0, 0];

  /** The state after the key's code at `i`. */
  function after(state: number, code: number, i: number): number {
    const mask = masks[code]!;
    const equals = (i < CENTRE ? mask << (CENTRE - i) : mask >>> (i - CENTRE)) & 31;
    const reached = next[base + (state << 5) + equals]!;
    if (i + 1 === without && reached & EXACT) return 0;
    return reached & allowed[i + 1]!;
  }

  /** Takes note of what is wanted, and closes what ends further away. */
  function narrow(still: number, length: number): void {
    wanted = still;
    const open = still === 0 ? 0 : keep[3 * (base >> 12) + 31 - Math.clz32(still)]!;
    for (let i = 0; i <= length; i++) allowed[i]! &= open;
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
    const key = keyAt(order, at);
    if (distances[(base >> 5) + along(state, key, from, length)]! > MOST) return;
    // where not every way was open, there may be a nearer one
    const distance = pattern!.distance(codes, starts[key]!, starts[key]! + length);
    do {
      if (((wanted >> distance) & 1) === 0) return;
      const still = met(keyAt(order, at++), distance);
      if (still !== wanted) narrow(still, length);
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
   * The keys below `root`, which have `length` codes and the query `longer` more, on the ways that are open, but none whose second
   * edit is over before `ending`. Answers the distances that are wanted afterwards.
   */
  function walk(
    root: number,
    length: number,
    longer: number,
    query: Pattern,
    most: number,
    { before, atP, between, atQ, notWhole }: Ways = ALL_WAYS,
    ending = 0,
  ): number {
    const shift = longer + CENTRE;
    const p = cut(1, length);
    const q = cut(2, length);
    [pattern, masks, base] = [query, query.masks, shift << 12];
    without = notWhole ? p : -1;
    allowed.fill(before, 0, p);
    allowed.fill(between, p + 1, q);
    allowed.fill(ANY, q + 1, length + 1);
    allowed[p] = atP;
    allowed[q] = q > p ? atQ : ANY;
    if (ending > 0) {
      for (let i = 0; i < ending; i++) allowed[i]! &= AT_MOST_ONE;
      allowed[ending]! &= AT_MOST_ONE | SWAP_SECOND;
    }
    narrow(most, length);
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
      const word = nodes[2 * node + 1]!;
      const depth = forkOf(word);
      // fewer may be wanted by now
      const state = stateAt[top]! & allowed[depth]!;
      if (state === 0) continue;
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
