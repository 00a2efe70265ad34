import { handleLikeness } from '../handle/handle-signal.ts';
import type { HandleShape } from '../handle/handle-shape.ts';
import { type Letters, lettersMissing, lettersOf } from './letters-shared.ts';
import { sharedGrams } from './shared-grams.ts';

/** Of the letters so many may differ in handles that are as alike as `HANDLE_ALIKE`: see editValue in handle-signal.ts. */
const EDITED = 0.32;
/** One edit takes two pairs of letters, and vowels are cheap. */
const PAIRS_AN_EDIT = 2.1;

/** What an edit costs that takes a letter away or changes it; a vowel for a vowel. */
const CHEAPEST = 0.8;

/** Less alike, a handle speaks against a copy. */
export const HANDLE_ALIKE = 0.57;

/**
 * Which of many handles are alike to one, as handleLikeness says it, without comparing it with each: those that share most pairs
 * of letters of the shorter ("contained", "decorated"), or as many as a third of the letters changed leave ("edited").
 */
export function createHandleBlocks(handles: readonly (HandleShape | undefined)[]) {
  const rows = handles.flatMap((handle, at) => (handle ? rowsOf(handle).map((row) => ({ at, ...row })) : []));
  const grams = sharedGrams(rows.map(({ text }) => text));
  return {
    /** Numbers of the handles, in no order, each once. */
    near(handle: HandleShape): number[] {
      const found = new Set<number>();
      const seen = new Set<number>();
      for (const own of rowsOf(handle))
        for (const row of grams.near(own.text, leastShared)) {
          const { at } = rows[row]!;
          if (seen.has(at) || !mayBeAlike(own, rows[row]!)) continue;
          seen.add(at);
          if (handleLikeness(handles[at]!, handle).value >= HANDLE_ALIKE) found.add(at);
        }
      return [...found];
    },
  };
}

/** Of texts with so many pairs each. The ends are lost where one stands within the other. */
function leastShared(fewer: number, more: number): number {
  const within = fewer - 2;
  const edited = more - Math.ceil(PAIRS_AN_EDIT * EDITED * (more - 1));
  return Math.max(2, more - fewer > EDITED * more ? within : Math.min(within, edited));
}

interface Row {
  text: string;
  letters: Letters;
}
/** By their letters: nearly all of the shorter are in the longer, or so many that the rest may be edits. */
function mayBeAlike(a: Row, b: Row): boolean {
  const [short, long] = a.text.length <= b.text.length ? [a, b] : [b, a];
  const missing = lettersMissing(short.letters, long.letters);
  if (missing === 0) return true;
  const more = lettersMissing(long.letters, short.letters);
  return CHEAPEST * Math.max(missing, more) <= EDITED * (long.text.length + 1);
}

const rowsOf = (handle: HandleShape): Row[] =>
  textsOf(handle).map((text) => ({ text, letters: lettersOf(text) }));

/** What handles are compared by: all letters, and what is left without decorations. */
const textsOf = ({ bare, core, looseCores }: HandleShape): string[] => [
  ...new Set([bare, core, ...looseCores].filter((text) => text !== '')),
];
