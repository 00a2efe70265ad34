import { markPicture } from '../../domain/engine/mark/mark-picture.ts';
import { markScore } from '../../domain/engine/mark/mark-score.ts';
import { markChips } from '../../domain/engine/mark/pattern/mark-chips.ts';
import { readMark } from '../../domain/engine/mark/read-mark.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { row, type Row } from '../row.ts';
import { chains } from './chains.ts';
import { jpeg } from './codecs.ts';
import { resized } from './edits.ts';
import { type Known, ownKey } from './known.ts';

/** The quickest of five rounds each. */
export async function speed(known: readonly Known[], square: Pixels): Promise<Row[]> {
  const quickest = (work: () => unknown) => {
    let best = Infinity;
    for (let round = 0; round < 5; round++) {
      const start = performance.now();
      work();
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };
  const [{ original, copy }] = known as [Known];
  const small = await chains[0]!.apply(copy);
  const tiny = await jpeg(resized(copy, 96), 75);
  return [
    row('Speed', 'a copy of 400 points marked', quickest(() => markPicture(square, ownKey(0))), 'ms', '<=', 150, 'before 86'),
    row('Speed', 'a candidate of 400 points read', quickest(() => readMark(copy, original, [ownKey(0)])), 'ms', '<=', 1500, 'before 300 to 1,400'),
    row('Speed', 'a candidate of 200 points read', quickest(() => readMark(small, original, [ownKey(0)])), 'ms', '<=', 1500),
    row('Speed', 'a candidate of 96 points read', quickest(() => readMark(tiny, original, [ownKey(0)])), 'ms', '<=', 1500),
    row('Speed', 'a further key', quickest(() => markScore(new Float64Array(8649), markChips(ownKey(1)))), 'ms'),
  ]; // prettier-ignore
}
