import { timingSafeEqual } from 'node:crypto';
import { ProductError } from '#domain/errors';
import { sha256 } from '../runtime/hash.ts';
import type { RightsRow } from '../store/rights/rights-request.ts';
import type { RightsServices } from './services.ts';

/** A new secret for a request. @returns what its holder gets, and the hash that is kept */
export function newToken(id: string, randomBytes: RightsServices['randomBytes']) {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${id}.${secret}`, tokenHash: sha256(secret) };
}

/** Tells whose token it is by their address, and nothing about the address to whoever has no token. */
export const addressBehind = (token: string, email: string): string => sha256(`${token}#${email}`);

const noSuchRequest = () =>
  new ProductError('NOT_FOUND', 'We can’t find this request. We may no longer keep it.');

/** The request that a token opens. Throws NOT_FOUND, for a wrong one as for one that there never was. */
export async function opened(
  token: string,
  now: number,
  { requests }: { requests: Pick<RightsServices['requests'], 'get'> },
): Promise<RightsRow> {
  const [id = '', secret = ''] = token.split('.');
  const row = await requests.get(id, now);
  const given = Buffer.from(sha256(secret), 'hex');
  const kept = Buffer.from(row?.tokenHash ?? sha256(''), 'hex');
  if (!row?.tokenHash || !timingSafeEqual(given, kept)) throw noSuchRequest();
  return row;
}
