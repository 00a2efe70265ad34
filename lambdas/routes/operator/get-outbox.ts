import type { operatorContract } from '#domain/contract/operator';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

const page = 50;

/** What this stage would have sent, for those who run it; elsewhere there is nothing to read. */
export const getOutbox: Route<
  (typeof operatorContract)['get-outbox'],
  Pick<OperatorServices, 'outbox'>
> = async ({ caller, request: { before } }, { outbox }) => {
  expectOperator(caller);
  if (!outbox) return { hours: null, messages: [], next: null };
  const messages = await outbox.recent(page, before);
  return { hours: outbox.hours, messages, next: messages.length === page ? messages.at(-1)!.id : null };
};
