import { codeMinutes } from '#domain/account/confirmation-code';
import { masked } from '#domain/account/contact';
import { day, hour, minute, seconds } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { codeLetter } from '#domain/message/code-letter';
import { drawLetter } from '#domain/message/letter';
import { caseNumber } from '#domain/rights/case-number';
import { type RightsAsk, keptDays, rightsBudgets } from '#domain/rights/rights-request';
import { newCode } from '../account/contact/contact-codes.ts';
import { limitAddress } from '../rest/limit-address.ts';
import { keyHash, sha256 } from '../runtime/hash.ts';
import { withinRateLimit } from '../runtime/rate-limit.ts';
import type { RightsServices } from './services.ts';

interface Asked {
  asks: RightsAsk;
  email: string;
  details: string;
}

/**
 * Keeps a request and sends its code. Nothing is looked up about the address before it is proven, so that neither the answer
 * nor its time says whether anything is stored about it.
 */
export async function begin(
  { asks, email, details }: Asked,
  { now, sourceIp }: { now: number; sourceIp: string },
  services: Pick<RightsServices, 'requests' | 'once' | 'send' | 'from' | 'randomBytes'>,
) {
  const { requests, once, send, from, randomBytes } = services;
  if (from === '')
    throw new ProductError('NOT_CONNECTED', 'Email isn’t set up here yet. Please try again later.');
  await limitAddress('rights', sourceIp, now, once, rightsBudgets.perSenderAndHour);
  await limitCodes(email, now, once);
  const code = newCode(randomBytes);
  const salt = randomBytes(16).toString('hex');
  const expiresAt = now + codeMinutes * minute;
  const row = {
    ...{ kind: 'RIGHTS' as const, asks, status: 'UNCONFIRMED' as const, email, details },
    address: masked({ kind: 'email', value: email }),
    createdAt: new Date(now).toISOString(),
    ...{ salt, hash: sha256(salt + code), codeExpiresAt: seconds(expiresAt) },
    expiresAt: seconds(now + keptDays.unconfirmed * day),
  };
  let id = caseNumber(randomBytes(8));
  while (!(await requests.add({ ...row, id }))) id = caseNumber(randomBytes(8));
  const purpose =
    asks === 'DELETE' ? 'deletion' : asks === 'VERIFICATION_OPT_OUT' ? 'opt-out' : 'data-request';
  const mail = drawLetter(codeLetter({ code, for: purpose, time: `${codeMinutes} minutes` }));
  if ((await send(email, mail, {})) !== 'sent')
    throw new ProductError(
      'NOT_CONNECTED',
      'We couldn’t send the code. Please check the address and try again.',
    );
  return { caseNumber: id, codeSentTo: row.address, expiresAt: new Date(expiresAt).toISOString() };
}

async function limitCodes(email: string, now: number, once: RightsServices['once']): Promise<void> {
  const { perAddressAndHour, perAddressAndDay } = rightsBudgets;
  const to = `rights#to#${keyHash(email)}`;
  const within = (what: string, most: number, per: number) => withinRateLimit(once, what, { most, per, now });
  if (!(await within(to, perAddressAndHour, hour))) throw tooMany('an hour', 'in an hour');
  if (!(await within(`${to}#day`, perAddressAndDay, day))) throw tooMany('a day', 'tomorrow');
}

/** A code that was sent may have been used: nobody is sent to look for it. */
const tooMany = (per: string, again: string) =>
  new ProductError(
    'RATE_LIMITED',
    `That’s the most codes that we send to one address in ${per}. Please try again ${again}.`,
  );
