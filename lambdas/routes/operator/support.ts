import { day, seconds } from '#domain/durations';
import { messageKeptDays } from '#domain/operations/message-days';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { operatorContract } from '#domain/contract/operator';
import { ulid } from 'ulid';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

const perDay = 10;
/** A message to those who run the product; kept as the privacy policy says. */
export const support: Route<
  (typeof operatorContract)['support'],
  Pick<OperatorServices, 'requests' | 'once' | 'random'>
> = async ({ caller, request, now }, { requests, once, random }) => {
  const at = new Date(now).toISOString();
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(once, `support#${caller.sub}`, 'messages', allowed);
  const id = `support-${ulid(now, random)}`;
  await requests.put({
    ...request,
    id,
    kind: 'SUPPORT',
    owner: caller.sub,
    status: 'OPEN',
    createdAt: at,
    expiresAt: seconds(now + messageKeptDays * day),
  });
  return { requestId: id, at };
};
