import { bioLikeness, type BioShape } from '../profile/bio-signal.ts';

/** Less alike, an "about" text makes no copy of an account of another name and handle. */
const ALIKE = 0.55;
/** A pair of words that so many have ("based in") leads nowhere. */
const COMMON = 200;
/** So many rare pairs are shared before two texts are compared. */
const SHARED = 2;

/** Which of many "about" texts one was taken from, without reading each: those that share pairs of neighbouring words. */
export function createBioBlocks(bios: readonly BioShape[]) {
  const byPair = new Map<string, number[]>();
  for (const [at, bio] of bios.entries())
    for (const pair of bio?.pairs ?? []) {
      const of = byPair.get(pair);
      if (of) of.push(at);
      else byPair.set(pair, [at]);
    }
  return {
    /** Numbers of the texts, in no order, each once. */
    near(bio: NonNullable<BioShape>): number[] {
      const shared = new Map<number, number>();
      for (const pair of bio.pairs) {
        const of = byPair.get(pair) ?? [];
        if (of.length <= COMMON) for (const at of of) shared.set(at, (shared.get(at) ?? 0) + 1);
      }
      return [...shared].flatMap(([at, pairs]) =>
        pairs >= SHARED && bioLikeness(bios[at]!, bio) >= ALIKE ? [at] : [],
      );
    },
  };
}
