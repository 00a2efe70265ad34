import type { operatorContract } from '#domain/contract/operator';
import { ProductError } from '#domain/errors';
import { ulid } from 'ulid';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

const perDay = 10;
const day = 86_400;
const keepDays = 180;

/** A message to those who run the product; kept for half a year. */
export const support: Route<
  (typeof operatorContract)['support'],
  Pick<OperatorServices, 'requests' | 'once' | 'random'>
> = async ({ caller, request, now }, { requests, once, random }) => {
  const at = new Date(now).toISOString();
  const seconds = Math.floor(now / 1000);
  const counter = `support#${caller.sub}#${at.slice(0, 10)}`;
  if (!(await once.count(counter, 1, perDay, seconds + 2 * day, caller.sub)))
    throw new ProductError('RATE_LIMITED', `That were ${perDay} messages today. Please try again tomorrow.`);
  const id = `support-${ulid(now, random)}`;
  await requests.put({
    ...request,
    id,
    kind: 'SUPPORT',
    owner: caller.sub,
    status: 'OPEN',
    createdAt: at,
    expiresAt: seconds + keepDays * day,
  });
  return { requestId: id, at };
};
