import type { Case } from '#domain/case/case';
import { type OwnAccount, ownThere } from '#domain/case/own-there';
import { isByPerson } from '#domain/case/snapshot';
import { isListed } from '#domain/scan/about-listed';
import type { CaseBusiness } from './case-business.ts';
import type { SocialAccount } from '#domain/platform/social-account';

/** The accounts that the owner of a case lists as theirs. */
export type OwnAccounts = readonly Pick<SocialAccount, 'platform' | 'pageUrl' | 'verifiedAt'>[];

type Whose = Pick<Case, 'platform' | 'handle' | 'imitates' | 'behalf'>;

/** One of them on the platform of the case, where no account there is said to be copied. In a case for somebody else none is that one's. */
export const ownThereOf = (one: Whose, accounts: OwnAccounts | undefined): OwnAccount | undefined =>
  find(one, accounts, false);

/** The one that is named besides: on that platform; of a business that has none there, and of which none is said to be copied, another. */
export const namedOf = (
  one: Whose,
  accounts: OwnAccounts | undefined,
  business: CaseBusiness | undefined,
): OwnAccount | undefined => find(one, accounts, !!business);

/** The account that is said to be copied, as it stands on the list; undefined where it doesn't. */
export const imitatedOf = (
  { imitates }: Pick<Case, 'imitates'>,
  accounts: OwnAccounts | undefined,
): Pick<OwnAccount, 'platform' | 'handle' | 'verifiedAt'> | undefined => {
  if (!imitates || imitates.platform === 'DOMAIN') return undefined;
  const { platform, handle } = imitates;
  const own = (accounts ?? []).filter((account) =>
    isListed({ platform, handle }, { socialMediaAccounts: [account] }),
  );
  const one = own.find(({ verifiedAt }) => verifiedAt) ?? own[0];
  return one && { platform, handle, verifiedAt: one.verifiedAt ?? null };
};

const find = (
  { platform, handle, imitates, behalf }: Whose,
  accounts: OwnAccounts | undefined,
  elsewhere: boolean,
) =>
  behalf
    ? undefined
    : ownThere(accounts, { copy: { platform, handle }, copied: imitates?.platform, elsewhere });

/** Whether the account that a case is about stands on the list of its owner: what is theirs is never a copy of them, proven or not. */
export const isOwn = (
  { platform, handle }: Pick<Case, 'platform' | 'handle'>,
  accounts: OwnAccounts | undefined,
): boolean =>
  platform !== 'DOMAIN' && isListed({ platform, handle }, { socialMediaAccounts: [...(accounts ?? [])] });

/**
 * The account that is said to be copied, where it is not on the list, as one that was taken off it is not. Who lists none at all named it for
 * this case alone, unless it was found beside an account of the list.
 */
export function offListOf(
  one: Pick<Case, 'imitates' | 'behalf' | 'findingId' | 'snapshot'>,
  accounts: OwnAccounts | undefined,
): OwnAccount | undefined {
  const { imitates, behalf, findingId, snapshot } = one;
  if (!imitates || imitates.platform === 'DOMAIN' || behalf || !accounts) return undefined;
  if (accounts.length === 0 && !findingId) return undefined;
  const { platform, handle } = imitates;
  const url = snapshot?.yours.url ?? '';
  const accountId = snapshot?.yours.accountId;
  return isListed({ platform, handle, url, accountId }, { socialMediaAccounts: [...accounts] })
    ? undefined
    : { platform, handle, url, verifiedAt: null };
}

/** Whether its owner named the account for this case, and no search found the copy beside it; a scan may have joined it since. */
export const isNamedFor = ({ findingId, snapshot }: Pick<Case, 'findingId' | 'snapshot'>): boolean =>
  snapshot ? isByPerson(snapshot) : !findingId;

/** What people are sent to instead of it: one of the list, proven before merely listed, on the platform of the copy or elsewhere. */
export const insteadOf = (
  { platform, handle }: Pick<Case, 'platform' | 'handle'>,
  accounts: OwnAccounts | undefined,
): OwnAccount | undefined =>
  ownThere(accounts, { copy: { platform, handle }, copied: undefined, elsewhere: true });
