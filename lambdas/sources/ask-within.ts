import type { SourceId } from '#domain/scan/scan-job';
import { withinRateLimit } from '../runtime/rate-limit.ts';
import type { OnceStore } from '../store/once.ts';
import { budgetOf } from './index.ts';

/** What a budget is counted under. */
export const budgetName = (source: SourceId, way: 'lookUp' | 'search'): string => `budget#${source}#${way}`;

/** Takes questions from a source's budget, which all workers share; false when it is used up, or it has none. */
export const askingWithin =
  (once: Pick<OnceStore, 'count'>, now: () => number) =>
  async (source: SourceId, way: 'lookUp' | 'search', questions: number): Promise<boolean> => {
    const budget = budgetOf(source, way);
    if (!budget) return false;
    return withinRateLimit(once, budgetName(source, way), { ...budget, now: now(), by: questions });
  };
