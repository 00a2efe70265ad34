import { accountKey } from '#domain/platform/social-account';
import { displayName, type User } from '#domain/account/user';
import { ownAccount, otherAccount, type OtherAccount, type OwnAccount } from '../compare/offer/offered.ts';
import type { Draft } from '../compare/side.ts';

/** What a person typed at /compare before they had an account, as far as their account does not hold it yet. */
export interface Offer {
  account?: OwnAccount;
  name?: string;
  /** A data: address of the part that was chosen. */
  picture?: string;
  /** The account that they compared themselves with. */
  other?: OtherAccount;
}

/** What is left of it once the rest was used: the account that they compared themselves with is no case by that. */
export function leftOver({ theirs, business }: Draft): Offer | undefined {
  const other = business ? undefined : otherAccount(theirs);
  return other && { other };
}

type Known = Pick<
  User,
  'socialMediaAccounts' | 'preferredName' | 'firstName' | 'lastName' | 'profileImagePath'
>;

/** Undefined where nothing is left to offer. What was typed for a business is no name and no account of the person's own. */
export function offerOf({ yours, theirs, business }: Draft, user: Known): Offer | undefined {
  if (business) return undefined;
  const account = ownAccount(yours);
  const other = otherAccount(theirs);
  const has = account && user.socialMediaAccounts?.some((one) => accountKey(one) === accountKey(account));
  const name = yours.name.trim();
  const offer: Offer = {
    ...(account && !has && { account }),
    ...(name && !displayName(user) && { name }),
    ...(yours.picture && !user.profileImagePath && { picture: yours.picture.preview }),
  };
  if (Object.keys(offer).length === 0) return undefined;
  return { ...offer, ...(other && { other }) };
}
