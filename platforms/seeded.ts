/** A source of numbers in [0, 1) with the few draws that the generators need. */
export interface Seeded {
  (): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A copy in random order. */
  shuffle<T>(from: readonly T[]): T[];
}

/** The same words give the same numbers, on every machine: xmur3 for the seed, mulberry32 for the stream (both public domain). */
export function seeded(...words: (string | number)[]): Seeded {
  let state = hash(words.join('\u0000'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return Object.assign(next, {
    whole,
    between: (low: number, high: number) => low + next() * (high - low),
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new Error('Nothing to pick from');
      return from[whole(0, from.length - 1)] as T;
    },
    shuffle: <T>(from: readonly T[]): T[] => {
      const deck = [...from];
      for (let i = deck.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [deck[i], deck[j]] = [deck[j] as T, deck[i] as T];
      }
      return deck;
    },
  });
}

function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}
