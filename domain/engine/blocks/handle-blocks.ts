import { handleLikeness } from '../handle/handle-signal.ts';
import type { HandleShape } from '../handle/handle-shape.ts';
import { leastShared, mayBeAlike, mayReach, rowsOf } from './handle-reach.ts';
import { sharedGrams } from './shared-grams.ts';

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
          if (!mayReach(handles[at]!, handle)) continue;
          if (handleLikeness(handles[at]!, handle).value >= HANDLE_ALIKE) found.add(at);
        }
      return [...found];
    },
  };
}
