import type { operatorContract } from '#domain/contract/operator';
import { expectOperator } from '../../operator/expect-operator.ts';
import { sourceStates } from '../../operator/source-states.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';
import { tallies } from '../../scan/counted/tally.ts';

/** How the searches of all people go, for those who run the product: counters read by key, no table gone through. */
export const getOperations: Route<
  (typeof operatorContract)['get-operations'],
  Pick<OperatorServices, 'counters' | 'answers' | 'pauses' | 'users' | 'connected' | 'failed'>
> = async ({ caller, now }, services) => {
  expectOperator(caller);
  const [scans, sources, queues] = await Promise.all([
    tallies(now, services.counters),
    sourceStates(now, services),
    services.failed.all(),
  ]);
  return { scans, sources, queues };
};
