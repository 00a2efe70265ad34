import type { proxyContract } from '#domain/contract/proxy';
import { ProductError } from '#domain/errors';
import { expectOperator } from '../../proof/operators.ts';
import type { ProxyServices } from '../../proof/services.ts';
import type { Route } from '../../runtime/rest.ts';

/** Takes a message from the list of those that wait, or puts it back. */
export const closeMessage: Route<
  (typeof proxyContract)['close-message'],
  Pick<ProxyServices, 'requests'>
> = async ({ caller, request: { id, open } }, { requests }) => {
  expectOperator(caller);
  if (!(await requests.setOpen(id, open))) throw new ProductError('NOT_FOUND', 'There is no such message.');
  return { id, open };
};
