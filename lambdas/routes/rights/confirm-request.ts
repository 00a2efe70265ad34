import { codeRefusal } from '#domain/account/confirmation-code';
import type { rightsContract } from '#domain/contract/rights';
import { day, seconds } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { writerSubject } from '#domain/keys';
import { keptDays } from '#domain/rights/rights-request';
import { codeMatches } from '../../account/contact/contact-codes.ts';
import { limitAddress } from '../../rest/limit-address.ts';
import type { Route } from '../../rest/rest.ts';
import { callOffDeletion, carryOut } from '../../rights/carry-out.ts';
import { mailRequest } from '../../rights/mail-request.ts';
import { failureFacts, logger } from '../../runtime/logger.ts';
import type { RightsServices } from '../../rights/services.ts';
import { shownRequest } from '../../rights/shown-request.ts';
import type { RightsRow } from '../../store/rights/rights-request.ts';
import { addressBehind, newToken } from '../../rights/token.ts';

const refused = () => new ProductError('INVALID_INPUT', codeRefusal);

/** The code came back: the address is proven. Each try is counted before it is compared, and the code works once. */
export const confirmRequest: Route<(typeof rightsContract)['confirm-request'], RightsServices> = async (
  { request: { caseNumber, code }, now, sourceIp },
  services,
) => {
  const { requests, randomBytes, fingerprint } = services;
  await limitAddress('rights-code', sourceIp, now, services.once);
  const row = await requests.takeTry(caseNumber, seconds(now));
  const { salt, hash } = row ?? {};
  if (!codeMatches(code, salt && hash ? { salt, hash } : undefined) || !row) throw refused();
  const { token, tokenHash } = newToken(caseNumber, randomBytes);
  // First it waits for a person: if anything stops below, somebody sees it.
  const isOf = row.email && fingerprint(row.email);
  const changed = await requests.change(caseNumber, 'UNCONFIRMED', {
    ...{ status: 'WAITING', because: 'person', open: 'RIGHTS', tokenHash, salt: null, hash: null },
    expiresAt: seconds(now + keptDays.confirmed * day),
    // Of an account as soon as one is known of.
    ...(isOf && { owner: writerSubject(isOf) }),
    // Before anything is done with it: what undoes an opt-out must know it also where the rest failed.
    ...(row.asks === 'VERIFICATION_OPT_OUT' && isOf && { fingerprint: isOf }),
  });
  const taken = changed ?? (await ownTry(caseNumber, tokenHash, now, services));
  if (!taken) throw refused();
  const kept = await carriedOut(taken, token, now, services);
  const state = await shownRequest(kept, now, services);
  if (row.email) await mailRequest(row.email, state, token, services);
  return { token, request: state };
};

/** The request as this very call took it, when the table's answer was lost and its repeat found the code used. */
async function ownTry(id: string, tokenHash: string, now: number, { requests }: RightsServices) {
  const row = await requests.get(id, now);
  return row?.tokenHash === tokenHash ? row : undefined;
}

/** The code is used up by now: what fails is left to a person, and closes no account that nobody knows of. */
async function carriedOut(
  taken: RightsRow,
  token: string,
  now: number,
  services: RightsServices,
): Promise<RightsRow> {
  try {
    const outcome = await carryOut(taken, now, services);
    const ended = outcome.status === 'WAITING' ? {} : { open: null, because: null };
    // Nobody answers a copy: the address stays only in what its link can tell, and what was written nowhere.
    const copied = { fingerprint: addressBehind(token, taken.email ?? ''), email: null, details: '' };
    const set = { ...outcome, ...ended, ...(outcome.status === 'READY' && copied) };
    const after = await services.requests.change(taken.id, 'WAITING', set);
    return after ?? (await services.requests.get(taken.id, now)) ?? taken;
  } catch (error) {
    logger.error('A request was left to a person', failureFacts(error));
    await callOffDeletion(taken, services);
    return taken;
  }
}
