import { type Hit, type Sight, type Silence, SourceSilent } from '../../../lambdas/sources/source.ts';

/** What came of a question: how the source fell silent, or what it saw. Any other failure is the test's. */
export async function outcomeOf(answer: Promise<ReadonlyMap<string, Sight> | Hit[]>) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SourceSilent) return silent(error.kind, error.why, error.retryAfter);
    throw error;
  }
}

const silent = (kind: Silence, why: string, after: number | undefined) => ({
  ...{ silent: kind, why },
  ...(after !== undefined && { after }),
});
