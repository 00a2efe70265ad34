import { wholePoints } from '../../engine/judge/whole-points.ts';
import { sharesName } from '../../scan/reasons/shares-name.ts';
import type { Snapshot } from '../snapshot.ts';

/**
 * What a comparison came to, for a case: the words, and the points of 100. Somebody may report an account that is alike in name alone:
 * then the words say what is alike, not whose it is, and no points stand where what speaks against it outweighs that.
 */
export function comparedAs({ verdict, score, reasons }: Pick<Snapshot, 'verdict' | 'score' | 'reasons'>): {
  words: string;
  points?: number;
} {
  const points = wholePoints(score);
  if (verdict !== 'namesake') return { words: verdict, points };
  const words = sharesName({ reasons }) ? 'alike in name' : 'alike in one detail';
  return points > 0 ? { words, points } : { words };
}

/** The same in one line: “likely clone, likeness 82 of 100”. */
export function comparedLine(seen: Pick<Snapshot, 'verdict' | 'score' | 'reasons'>): string {
  const { words, points } = comparedAs(seen);
  return points === undefined ? words : `${words}, likeness ${points} of 100`;
}
