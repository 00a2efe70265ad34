import { day, seconds } from '#domain/durations';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import { ulid } from 'ulid';
import type { operatorContract } from '#domain/contract/operator';
import { ProductError } from '#domain/errors';
import { proofId } from '#domain/proof/proof';
import { publicCheck } from '#domain/proof/public-check';
import { limitAddress } from '../../rest/limit-address.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

const perHour = 20;
/** About one account: more of them tell operators nothing new, and would hide what waits behind them. */
const perDay = 10;
const keepDays = 180;

/**
 * Keeps a report for operators. Only about what the check page shows: of any other handle there is nothing to take back, and the
 * answer tells no more than that page. A report pauses nothing, or a badge could be taken away by anybody.
 */
export const reportImitation: Route<
  (typeof operatorContract)['report-imitation'],
  Pick<OperatorServices, 'requests' | 'once' | 'random'> & { proofs: Pick<OperatorServices['proofs'], 'get'> }
> = async ({ request, now, sourceIp }, { proofs, requests, once, random }) => {
  await limitAddress('imitation', sourceIp, now, once, perHour);
  const handle = request.handle.replace(/^@/, '');
  const proof = await proofs.get(proofId(request.platform, handle));
  if (publicCheck(proof).state === 'unknown') return { received: false };
  const counter = `imitations#${proofId(request.platform, handle)}`;
  if (!(await withinRateLimit(once, counter, { most: perDay, per: day, now })))
    throw new ProductError(
      'RATE_LIMITED',
      'Many have told us of this account today, and it is being looked at. If there is more to say, please come back tomorrow.',
    );
  await requests.put({
    ...request,
    handle,
    id: `imitation-${ulid(now, random)}`,
    kind: 'IMITATION',
    status: 'OPEN',
    createdAt: new Date(now).toISOString(),
    expiresAt: seconds(now + keepDays * day),
  });
  return { received: true };
};
