import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import { isLinkState } from '#domain/proof/link-state';
import { platformTable } from '#domain/platform/platform-table';
import { callbackUrl } from '../../links/callback.ts';
import { type LinkProvider, LinkRefused, type LinkedAccount } from '../../links/provider.ts';
import { holderAsked } from '../../proof/holder-asked.ts';
import { personOf } from '../../proof/holder.ts';
import { linkOwner } from '../../proof/link-owner.ts';
import { describeAccount, ownAccount } from '../../proof/own-account.ts';
import { declare, prove } from '../../proof/prove.ts';
import { entryOf } from '../../proof/settle.ts';
import type { Route } from '../../rest/rest.ts';
import type { ProofServices } from '../../proof/services.ts';

/** Ends a sign-in: the state is taken, the code exchanged, and the platform's account compared with the claimed one. */
export const finishLink: Route<
  (typeof proofContract)['finish-link'],
  Pick<
    ProofServices,
    | ('holders' | 'seats' | 'notifications' | 'proofs' | 'sources' | 'links' | 'linkStates' | 'vouchesFor')
    | ('siteUrl' | 'retry')
  >
> = async ({ caller, request, now }, services) => {
  const { platform, code, state } = request;
  const provider = services.links.get(platform);
  const { name, proves } = platformTable[platform];
  if (!provider) throw new ProductError('NOT_CONNECTED', `Signing in with ${name} isn’t available here.`);
  const { holder } = await holderAsked(caller, request, 'prove accounts', services);
  const { owner } = holder;
  const begun = isLinkState(state, platform)
    ? await services.linkStates.take(
        state,
        { owner: linkOwner(caller, holder), platform },
        Math.floor(now / 1000),
      )
    : undefined;
  // The specification's words: forged, used, too late or somebody else's are not told apart.
  if (!begun) throw new ProductError('FORBIDDEN', 'An error occurred while validating the state.');
  const { handle } = ownAccount(holder, begun);
  const callback = callbackUrl(services.siteUrl, platform);
  const seen = await signedIn(provider, { code, callback, verifier: begun.verifier }, name);
  const who = { owner, by: caller.sub, now };
  const account = { platform, handle };
  if (proves === 'this URL' && seen.handle?.toLowerCase() !== handle.toLowerCase())
    throw new ProductError(
      'CONFLICT',
      `You signed in with ${name} as “${seen.handle ?? 'someone else'}”, but the account on your list is “${handle}”.`,
    );
  const found = { how: 'oauth' as const, accountId: seen.id, accountCreatedAt: seen.createdAt };
  const proven =
    proves === 'this URL'
      ? await prove(who, account, found, services)
      : await declare(who, account, services);
  return {
    account: await describeAccount(owner, entryOf(proven.record, platform, handle)!, services),
    user: personOf(proven),
  };
};

async function signedIn(
  provider: LinkProvider,
  { code, callback, verifier }: { code: string; callback: string; verifier: string },
  name: string,
): Promise<LinkedAccount> {
  try {
    return await provider.account(code, callback, verifier);
  } catch (error) {
    if (error instanceof LinkRefused) throw new ProductError('INVALID_INPUT', `${name}: ${error.why}`);
    throw error;
  }
}
