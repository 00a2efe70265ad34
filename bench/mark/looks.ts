import { median } from '../../domain/engine/mark/plane/median.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { row, type Row } from '../row.ts';
import type { Known } from './known.ts';
import { psnr, ssim } from './likeness.ts';

/** How far copies are from their pictures. */
export function looks(group: string, squares: readonly Pixels[], known: readonly Known[]): Row[] {
  const decibels = squares.map((square, i) => psnr(square, known[i]!.copy));
  const likeness = squares.map((square, i) => ssim(square, known[i]!.copy));
  const mean = likeness.reduce((sum, one) => sum + one, 0) / likeness.length;
  return [
    row(group, 'PSNR of copies, least, dB', Math.min(...decibels), '', '>=', 45.5, `median ${median(decibels).toFixed(2)}; before 46`),
    row(group, 'SSIM of copies, least', Math.min(...likeness), '', '>=', 0.98, `mean ${mean.toFixed(4)}; before .989, mean .993`),
  ]; // prettier-ignore
}
