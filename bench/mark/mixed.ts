import { markOriginal } from '../../domain/engine/mark/mark-original.ts';
import { markPicture } from '../../domain/engine/mark/mark-picture.ts';
import { markScore, NAMED_SCORE } from '../../domain/engine/mark/mark-score.ts';
import { markChips } from '../../domain/engine/mark/pattern/mark-chips.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { percent, row, type Row } from '../row.ts';
import { jpeg } from './codecs.ts';
import { averaged, resized } from './edits.ts';
import { evidenceOf } from './evidence-of.ts';
import { keysOf } from './known.ts';

/** Everybody whose copy was laid over others, at 200 points. */
export async function mixed(squares: readonly Pixels[], tell: (text: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [count, before] of [[2, 100], [3, 100], [5, 97.5], [10, 0]] as const) {
    tell(`${count} copies averaged`);
    const named: boolean[] = [];
    for (const square of squares) {
      const key = keysOf(3, count);
      const copies = Array.from({ length: count }, (_, at) => markPicture(square, key(at)));
      const evidence = evidenceOf(await jpeg(resized(averaged(copies), 200), 70), markOriginal(square));
      for (let at = 0; at < count; at++)
        named.push(evidence !== undefined && markScore(evidence, markChips(key(at))) >= NAMED_SCORE);
    }
    rows.push(row('Copies laid over each other', `${count} copies, those named`, percent(named), '%', undefined, undefined, `before ${before} %`));
  } // prettier-ignore
  return rows;
}
