import { hour, seconds } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import { createHash } from 'node:crypto';
import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import { linkLasts, newLinkState, newVerifier } from '#domain/proof/link-state';
import { platformTable } from '#domain/platform/platform-table';
import { holderAsked } from '../../proof/holder-asked.ts';
import { linkOwner } from '../../proof/link-owner.ts';
import { ownAccount } from '../../proof/own-account.ts';
import type { Route } from '../../rest/rest.ts';
import { callbackUrl } from '../../links/callback.ts';
import type { ProofServices } from '../../proof/services.ts';

const perHour = 30;

/** Begins a sign-in at the platform of one of the caller's accounts. The verifier stays here; the browser gets the state. */
export const startLink: Route<
  (typeof proofContract)['start-link'],
  Pick<ProofServices, 'holders' | 'seats' | 'links' | 'linkStates' | 'once' | 'random' | 'siteUrl'>
> = async ({ caller, request, now }, { links, linkStates, once, random, siteUrl, ...services }) => {
  const { platform } = request;
  const { holder } = await holderAsked(caller, request, 'prove accounts', services);
  const { handle } = ownAccount(holder, request);
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
  const owner = linkOwner(caller, holder);
  const begun = { owner, platform, handle, verifier, expiresAt: seconds(expiresAt) };
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
