import { markScore, NAMED_SCORE } from '../../domain/engine/mark/mark-score.ts';
import { markChips } from '../../domain/engine/mark/pattern/mark-chips.ts';
import { row, type Row } from '../row.ts';
import { keysOf } from './known.ts';

/** So many keys, each asked of the next evidence: of copies with another mark and of pictures with none. */
export function wrongKeys(
  count: number,
  evidences: readonly Float64Array[],
  tell: (text: string) => void,
): Row[] {
  const wrongKey = keysOf(4, count);
  let [most, over3] = [0, 0];
  for (let at = 0; at < count; at++) {
    if (at % 200_000 === 0) tell(`wrong keys: ${at}`);
    const score = markScore(evidences[at % evidences.length]!, markChips(wrongKey(at)));
    most = Math.max(most, score);
    if (score >= 3) over3 += 1;
  }
  const group = 'False alarms';
  return [
    row(group, 'wrong keys, greatest score', most, '', '<=', NAMED_SCORE, `${count} keys over ${evidences.length} candidates; before 4.63 of 3,036,960`),
    row(group, 'wrong keys over 3, per million', (over3 / count) * 1e6, '', '<=', 11109, 'a normal law gives 1,350; the bound that is claimed 11,109'),
  ]; // prettier-ignore
}
