/** Most edits that are looked for. */
const EDITS = 2;
/** Ways in which a query's length may differ from a key's, moved by two: 0 two codes shorter, 4 two codes longer. */
const SHIFTS = 2 * EDITS + 1;
const STATES = 1 << 7;
const EQUALS = 1 << SHIFTS;

/** State before the first code: nothing differs yet. */
export const EXACT = 1;
/** The one position where both edits are spent: from there on the key must go on as the query does. */
export const SPENT = 1 << 4;
/** A swap has begun, as the first edit or the second. */
export const SWAP_FIRST = 1 << 5;
export const SWAP_SECOND = 1 << 6;
/** The positions with one edit, and all. */
export const ONE = 0b1110;
export const ANY = 0x7f;

/**
 * The bit of the position reached with `edits` edits at `place` (codes of the query passed, less codes of the key, plus two); 0
 * where the edits that are left cannot bring it to the end of both, which lies at `shift`.
 */
function position(edits: number, place: number, shift: number, most = EDITS): number {
  if (Math.abs(place - shift) > most - edits) return 0;
  if (edits === 0) return place === EDITS ? EXACT : 0;
  if (edits === 1) return place >= 1 && place <= 3 ? 1 << place : 0;
  return SPENT;
}

/** A position, and those reached from it by passing over codes of the query. */
const reached = (edits: number, place: number, shift: number): number =>
  edits > EDITS ? 0 : position(edits, place, shift) | reached(edits + 1, place + 1, shift);

/** What follows one position when the key's next code equals those codes of the query around it that `equals` says. */
function follow(edits: number, place: number, shift: number, equals: number): number {
  const at = (offset: number) => offset >= 0 && ((equals >> offset) & 1) === 1;
  let next = at(place) ? reached(edits, place, shift) : 0;
  if (edits === EDITS) return next;
  next |= reached(edits + 1, place, shift) | reached(edits + 1, place - 1, shift);
  if (at(place + 1) && position(edits + 1, place, shift)) next |= edits === 0 ? SWAP_FIRST : SWAP_SECOND;
  return next;
}

function step(state: number, equals: number, shift: number): number {
  let next = 0;
  if (state & EXACT) next |= follow(0, EDITS, shift, equals);
  for (let place = 1; place <= 3; place++) if (state & (1 << place)) next |= follow(1, place, shift, equals);
  if (state & SPENT) next |= follow(2, shift, shift, equals);
  // a swap ends where the key's code is the query's code before
  if (state & SWAP_FIRST && equals & 2) next |= reached(1, EDITS, shift);
  if (state & SWAP_SECOND && (equals << 1) & (1 << shift)) next |= reached(2, shift, shift);
  return next;
}

/**
 * Optimal string alignment within two edits as a table (after Schulz and Mihov, Fast String Correction with Levenshtein Automata,
 * 2002). A query and a key whose lengths are known leave seven positions, so a state is seven bits, and the next state follows
 * from it and from which of five codes of the query equal the key's next code. 20 kB in all.
 */
function build() {
  /** By shift, state and equal codes: the next state, 0 where nothing is left. */
  const next = new Uint8Array(SHIFTS * STATES * EQUALS);
  /** By shift and state at the end of the key: the distance, 3 where there is none. */
  const distances = new Uint8Array(SHIFTS * STATES);
  for (let shift = 0; shift < SHIFTS; shift++)
    for (let state = 0; state < STATES; state++) {
      for (let equals = 0; equals < EQUALS; equals++)
        next[(shift * STATES + state) * EQUALS + equals] = step(state, equals, shift);
      const ends = [0, 1, 2].map((edits) => position(edits, shift, shift));
      const nearest = ends.findIndex((bit) => (state & bit) !== 0);
      distances[shift * STATES + state] = nearest < 0 ? EDITS + 1 : nearest;
    }
  const starts = Uint8Array.from({ length: SHIFTS }, (_, shift) => reached(0, EDITS, shift));
  return { next, distances, starts, keep: keepers() };
}

/** By shift, three each: the positions that can still end within 0, 1 or 2 edits. */
function keepers(): Uint8Array {
  const keep = new Uint8Array(3 * SHIFTS);
  for (let shift = 0; shift < SHIFTS; shift++)
    for (let most = 0; most <= EDITS; most++) {
      let bits = position(0, EDITS, shift, most);
      for (let place = 1; place <= 3; place++) if (most > 0) bits |= position(1, place, shift, most);
      if (most > 0 && position(1, EDITS, shift, most)) bits |= SWAP_FIRST;
      if (most === EDITS) bits |= SPENT | SWAP_SECOND;
      keep[3 * shift + most] = bits;
    }
  return keep;
}

let built: ReturnType<typeof build> | undefined;
/** Built when first asked for. */
export const osaAutomaton = () => (built ??= build());
