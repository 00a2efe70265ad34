import type { SourceId } from '#domain/scan/scan-job';
import { windowKey, withinRateLimit } from '../runtime/rate-limit.ts';
import type { OnceStore } from '../store/once.ts';
import { type Budget, budgetOf } from './index.ts';

/** What a budget is counted under. */
export const budgetName = (source: SourceId, way: 'lookUp' | 'search'): string => `budget#${source}#${way}`;

type Budgets = (source: SourceId, way: 'lookUp' | 'search') => Budget | undefined;

/** Takes questions from a source's budget, which all workers share; false when it is used up, or it has none. */
export const askingWithin =
  (once: Pick<OnceStore, 'count'>, now: () => number, budgets: Budgets = budgetOf) =>
  async (source: SourceId, way: 'lookUp' | 'search', questions: number): Promise<boolean> => {
    const budget = budgets(source, way);
    if (!budget) return false;
    return withinRateLimit(once, budgetName(source, way), { ...budget, now: now(), by: questions });
  };

/** A worker takes so much of a window at once: ten workers leave a tenth of it unasked at most. */
const share = 0.01;

/**
 * The same for a worker that asks all day: it takes a hundredth of the window at once and asks from that, so that not each job writes to
 * the one row that all workers count on. What it has left when the window ends is lost; when no share is left, each question
 * is taken for itself, to the last.
 */
export function askingInShares(
  once: Pick<OnceStore, 'count'>,
  now: () => number,
  budgets: Budgets = budgetOf,
) {
  const exactly = askingWithin(once, now, budgets);
  const held = new Map<string, { window: string; left: number }>();
  return async (source: SourceId, way: 'lookUp' | 'search', questions: number): Promise<boolean> => {
    const budget = budgets(source, way);
    if (!budget) return false;
    const name = budgetName(source, way);
    const at = now();
    const window = windowKey(name, budget.per, at);
    const has = () => (held.get(name)?.window === window ? held.get(name)!.left : 0);
    const keep = (left: number) => held.set(name, { window, left });
    if (has() >= questions) {
      keep(has() - questions);
      return true;
    }
    const by = Math.ceil(budget.most * share);
    if (by > questions && (await withinRateLimit(once, name, { ...budget, now: at, by }))) {
      keep(has() + by - questions);
      return true;
    }
    return exactly(source, way, questions);
  };
}
