import { day, seconds } from '#domain/durations';
import { keyHash } from '../../runtime/hash.ts';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import { ulid } from 'ulid';
import type { operatorContract } from '#domain/contract/operator';
import { ProductError } from '#domain/errors';
import { writerSubject } from '#domain/keys';
import { messageKeptDays } from '#domain/operations/message-days';
import { proofId } from '#domain/proof/proof';
import { publicCheck } from '#domain/proof/public-check';
import { limitAddress, withinAddressLimit } from '../../rest/limit-address.ts';
import type { OperatorServices } from '../../operator/services.ts';
import { shownProof } from '../../rights/opted-out.ts';
import type { Route } from '../../rest/rest.ts';

const perHour = 20;
/** From one sender about one account: more of them tell operators nothing new. */
const perSender = 2;
/** About one account, each kept by itself. Whoever comes after them is heard as well: nobody can silence the others. */
const keptPerDay = 20;

/**
 * Keeps a report for operators. Only about what the check page shows: of any other handle there is nothing to take back, and the
 * answer tells no more than that page. A report pauses nothing, or a badge could be taken away by anybody.
 */
export const reportImitation: Route<
  (typeof operatorContract)['report-imitation'],
  Pick<OperatorServices, 'requests' | 'once' | 'random' | 'optedOut'> & {
    proofs: Pick<OperatorServices['proofs'], 'get'>;
  }
> = async ({ request, now, sourceIp }, { proofs, requests, once, random, optedOut }) => {
  await limitAddress('imitation', sourceIp, now, once, perHour);
  const handle = request.handle.replace(/^@/, '');
  const proof = await shownProof(await proofs.get(proofId(request.platform, handle)), optedOut);
  if (publicCheck(proof).state === 'unknown') return { received: false };
  const about = proofId(request.platform, handle);
  const daily = { per: day, now };
  if (
    !(await withinAddressLimit(`imitation#${keyHash(about)}`, sourceIp, { ...daily, most: perSender }, once))
  )
    throw new ProductError(
      'RATE_LIMITED',
      'You have told us of this account today, and it is being looked at. If there is more to say, please come back tomorrow.',
    );
  const kept = await withinRateLimit(once, `imitations#${about}`, { ...daily, most: keptPerDay });
  await requests.put({
    ...request,
    handle,
    // What comes after many others about the same account is one report with the last one's words: it waits like they do.
    id: `imitation-${kept ? ulid(now, random) : keyHash(`${about}#${Math.floor(now / day)}`)}`,
    kind: 'IMITATION',
    owner: request.email ? writerSubject(request.email) : undefined,
    status: 'OPEN',
    createdAt: new Date(now).toISOString(),
    expiresAt: seconds(now + messageKeptDays * day),
  });
  return { received: true };
};
