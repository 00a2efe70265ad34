import type { operatorContract } from '#domain/contract/operator';
import { queueName } from '#domain/operations/operations';
import { expectOperator } from '../../operator/expect-operator.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Has what was given up tried again. */
export const redrive: Route<
  (typeof operatorContract)['redrive'],
  Pick<OperatorServices, 'failed' | 'decisions' | 'random'>
> = async ({ caller, request: { queue }, now }, services) => {
  expectOperator(caller);
  const decided = { kind: 'redrive' as const, by: caller.sub, about: queueName(queue) };
  const messages = await putOnRecord(decided, now, () => services.failed.redrive(queue), services);
  return { messages };
};
