import { comparedAs } from '#domain/case/compared/compared-as';
import type { Comparison } from './comparison.ts';
import { outcomeOf } from './outcome.ts';
import { reasonsOf } from './reasons-of.ts';
import { words } from './words.ts';

/**
 * Tells a screen reader what a comparison came to, without reading all of it again at each letter. It stands on the page before
 * anything is compared: a live region that comes together with its words isn't read out.
 */
export function ReadAloud({ comparison }: { comparison: Comparison | undefined }) {
  return (
    <p className="vh" role="status">
      {comparison && sentence(comparison)}
    </p>
  );
}

function sentence(comparison: Comparison): string {
  const outcome = outcomeOf(comparison);
  if (outcome === 'fix') return comparison.toFix.join(' ');
  if (outcome === 'nothing') return words.result.nothing;
  return words.result.readAloud(comparedAs({ ...comparison.judgement, reasons: reasonsOf(comparison) }));
}
