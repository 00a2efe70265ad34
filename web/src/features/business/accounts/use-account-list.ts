import { accountKey, type SocialAccount } from '#domain/platform/social-account';
import { businessContract } from '#domain/contract/business';
import { call } from '../../../lib/api/rest.ts';
import type { OwnBusiness } from '../api.ts';
import { useSaveBusiness } from '../seats-api.ts';

/** What an admin may write of each. */
const asListed = ({ platform, pageUrl }: SocialAccount): SocialAccount => ({ platform, pageUrl });

export const listed = ({ socialMediaAccounts }: Pick<OwnBusiness, 'socialMediaAccounts'>): SocialAccount[] =>
  (socialMediaAccounts ?? []).map(asListed);

/** Adds to and takes off the list of a business as it is now: another admin, or this one before they undo something, may have changed it since. */
export function useAccountList(businessId: string) {
  const save = useSaveBusiness();
  const keep = async (change: (now: SocialAccount[]) => SocialAccount[]) => {
    const now = await call('business', businessContract['get-business'], { businessId });
    return save.mutateAsync({ id: businessId, socialMediaAccounts: change(listed(now)) });
  };
  const without = (account: SocialAccount) => (now: SocialAccount[]) =>
    now.filter((one) => accountKey(one) !== accountKey(account));
  return {
    add: (account: SocialAccount) => keep((now) => [...without(account)(now), asListed(account)]),
    remove: (account: SocialAccount) => keep(without(account)),
    busy: save.isPending,
  };
}
