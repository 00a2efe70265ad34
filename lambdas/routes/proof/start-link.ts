import { hour, seconds } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import { createHash } from 'node:crypto';
import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import { linkLasts, newLinkState, newVerifier } from '#domain/proof/link-state';
import { platformTable } from '#domain/platform/platform-table';
import { ownAccount } from '../../proof/own-account.ts';
import type { Route } from '../../rest/rest.ts';
import { callbackUrl } from '../../links/callback.ts';
import type { ProofServices } from '../../proof/services.ts';

const perHour = 30;

/** Begins a sign-in at the platform of one of the caller's accounts. The verifier stays here; the browser gets the state. */
export const startLink: Route<
  (typeof proofContract)['start-link'],
  Pick<ProofServices, 'users' | 'links' | 'linkStates' | 'once' | 'random' | 'siteUrl'>
> = async ({ caller, request, now }, { users, links, linkStates, once, random, siteUrl }) => {
  const { platform } = request;
  const { handle } = await ownAccount(caller.sub, request, { users });
  const provider = links.get(platform);
  if (!provider || siteUrl === '' || (await provider.isSetUp?.()) === false)
    throw new ProductError(
      'NOT_CONNECTED',
      `Signing in with ${platformTable[platform].name} isn’t available here.`,
    );
  const allowed = { most: perHour, per: hour, now, owner: caller.sub };
  await enforceRateLimit(once, `links#${caller.sub}`, 'attempts', allowed);
  const state = newLinkState(platform, random);
  const verifier = newVerifier(random);
  const expiresAt = now + linkLasts;
  const begun = { owner: caller.sub, platform, handle, verifier, expiresAt: seconds(expiresAt) };
  await linkStates.put(begun, state);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const url = provider.authorizeUrl({
    redirectUri: callbackUrl(siteUrl, platform),
    state,
    challenge,
    handle,
  });
  return { url, state, expiresAt: new Date(expiresAt).toISOString() };
};
