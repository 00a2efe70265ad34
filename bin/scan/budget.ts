import type { SourceId } from '#domain/scan/scan-job';
import type { LookServices } from '../../lambdas/scan/look.ts';
import { budgetOf } from '../../lambdas/sources/index.ts';

/** One run stays within what a platform allows in one window. What earlier runs asked only the platform knows. */
export function withinBudget(source: SourceId): LookServices['mayAsk'] {
  const asked = { lookUp: 0, search: 0 };
  return async (way, questions) => {
    if (asked[way] + questions > (budgetOf(source, way)?.most ?? 0)) return false;
    asked[way] += questions;
    return true;
  };
}
