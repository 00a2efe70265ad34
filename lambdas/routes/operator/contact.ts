import type { operatorContract } from '#domain/contract/operator';
import { day, seconds } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { writerSubject } from '#domain/keys';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { answerBy, contactBudgets, messageNumber } from '#domain/operations/contact-message';
import { messageKeptDays } from '#domain/operations/message-days';
import { limitAddress } from '../../rest/limit-address.ts';
import type { Route } from '../../rest/rest.ts';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import type { OperatorServices } from '../../operator/services.ts';

/**
 * A message of somebody who isn't signed in. The answer is the same whoever has an account with the address; nobody is mailed, so
 * that an address that somebody else typed gets nothing.
 */
export const contact: Route<
  (typeof operatorContract)['contact'],
  Pick<OperatorServices, 'requests' | 'once' | 'random'>
> = async ({ request, now, sourceIp }, { requests, once, random }) => {
  await limitAddress('contact', sourceIp, now, once, contactBudgets.perSenderAndHour);
  // What waits for operators is one list: a flood of messages must not bury the reports on it.
  if (!(await withinRateLimit(once, 'contact', { most: contactBudgets.perDay, per: day, now })))
    throw new ProductError(
      'RATE_LIMITED',
      `We have more messages today than we can answer. Please write to ${LEGAL_MAILBOX}.`,
    );
  const number = messageNumber(random);
  const by = answerBy(now);
  await requests.put({
    ...request,
    id: `contact-${number}`,
    kind: 'SUPPORT',
    owner: writerSubject(request.email),
    answerBy: by,
    status: 'OPEN',
    createdAt: new Date(now).toISOString(),
    expiresAt: seconds(now + messageKeptDays * day),
  });
  return { number, answerBy: by };
};
