import { day, seconds } from '#domain/durations';
import { answerBy, messageNumber } from '#domain/operations/contact-message';
import { messageKeptDays } from '#domain/operations/message-days';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { operatorContract } from '#domain/contract/operator';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

const perDay = 10;
/** A message to those who run the product; kept as the privacy policy says. */
export const support: Route<
  (typeof operatorContract)['support'],
  Pick<OperatorServices, 'requests' | 'once' | 'random'>
> = async ({ caller, request, now }, { requests, once, random }) => {
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(once, `support#${caller.sub}`, 'messages', allowed);
  const number = messageNumber(random);
  const by = answerBy(now);
  await requests.put({
    ...request,
    id: `support-${number}`,
    kind: 'SUPPORT',
    owner: caller.sub,
    answerBy: by,
    status: 'OPEN',
    createdAt: new Date(now).toISOString(),
    expiresAt: seconds(now + messageKeptDays * day),
  });
  return { number, answerBy: by };
};
