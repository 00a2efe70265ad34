import type { Business } from '#domain/business/business';
import { hour } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { keyHash } from '../runtime/hash.ts';
import { enforceRateLimit } from '../runtime/rate-limit.ts';
import type { AccountServices } from './account-services.ts';
import { businessOf } from './business-token.ts';

/** Calls an hour with all tokens of a business together. */
const mostCalls = 600;

/**
 * The business whose API token a request shows. Throws UNAUTHENTICATED, the same for one that was ended and one that never was;
 * RATE_LIMITED.
 */
export async function businessOfToken(
  headers: Record<string, string>,
  now: number,
  { businesses, tokens, once }: Pick<AccountServices, 'businesses' | 'tokens' | 'once'>,
): Promise<Business> {
  const [, shown = ''] = /^Bearer ([\w.-]{41,400})$/i.exec(headers['authorization'] ?? '') ?? [];
  const businessId = businessOf(shown);
  const token = businessId ? await tokens.get(businessId, keyHash(shown)) : undefined;
  const business = token && (await businesses.get(businessId));
  if (!business)
    throw new ProductError(
      'UNAUTHENTICATED',
      'This call needs a business’s API token. An admin can create one in the business settings.',
    );
  await enforceRateLimit(once, `api-token#${businessId}`, 'calls', { most: mostCalls, per: hour, now });
  const at = new Date(now).toISOString();
  if (token.usedAt?.slice(0, 10) !== at.slice(0, 10)) await tokens.use(businessId, token.id, at);
  return business;
}
