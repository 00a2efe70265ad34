import type { operatorContract } from '#domain/contract/operator';
import { ProductError } from '#domain/errors';
import { expectOperator } from '../../operator/expect-operator.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Takes a message from the list of those that wait, or puts it back. */
export const closeMessage: Route<
  (typeof operatorContract)['close-message'],
  Pick<OperatorServices, 'requests' | 'users' | 'decisions' | 'random'>
> = async ({ caller, request: { id, open }, now }, services) => {
  expectOperator(caller);
  const { requests, users } = services;
  const message = await requests.get(id, now);
  if (message?.kind !== 'SUPPORT') throw new ProductError('NOT_FOUND', 'There is no such message.');
  // Another operator was faster.
  if (message.status === (open ? 'OPEN' : 'CLOSED')) return { id, open };
  // Of a message with an address nothing is known but that: its owner is no account.
  const account = message.email === undefined ? message.owner : undefined;
  const writer = account ? await users.get(account) : undefined;
  const decided = {
    kind: open ? ('open message' as const) : ('close message' as const),
    by: caller.sub,
    ...(writer
      ? { of: writer.id, about: `Message: ${message.subject}` }
      : {
          about: account
            ? 'A message from someone who has left'
            : `Message ${id.replace(/^contact-/, '')} from someone without an account`,
        }),
    reports: [id],
  };
  await putOnRecord(decided, now, () => requests.setOpen(id, open), services);
  return { id, open };
};
