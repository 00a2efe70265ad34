import { accountHandle } from '#domain/platform/social-account';
import {
  isSame,
  otherAccount,
  ownAccount,
  type OtherAccount,
  type OwnAccount,
} from '../../compare/offer/offered.ts';
import type { Draft } from '../../compare/side.ts';
import { looksUncut } from '../../picture/looks-uncut.ts';
import { faultOf } from '../accounts/listed-link.ts';
import type { OwnBusiness } from '../api.ts';
import type { Left } from './left.ts';

/** What was typed at /compare for a business, as far as the business lacks it. */
export interface OfferFor {
  account?: OwnAccount;
  /** A data: address of the part that was chosen. */
  logo?: string;
  /** The account that it was compared with. */
  other?: OtherAccount;
}

type Known = Pick<OwnBusiness, 'id' | 'socialMediaAccounts' | 'logoImagePath'>;

/** Undefined where nothing is left to offer. */
export function offerFor(
  { yours, theirs, business: isForOne }: Draft,
  { id, socialMediaAccounts, logoImagePath }: Known,
  left: Left,
): OfferFor | undefined {
  if (!isForOne || left.off.includes(id) || (left.used ?? id) !== id) return undefined;
  const own = socialMediaAccounts ?? [];
  const account = ownAccount(yours);
  const { picture } = yours;
  const other = otherAccount(theirs);
  const isOwn =
    other && own.some((one) => isSame({ ...one, handle: accountHandle(one) ?? one.pageUrl }, other));
  const offer = {
    ...(!left.used && account && !faultOf(account.pageUrl, own) && { account }),
    // Of a whole screenshot nothing is a logo.
    ...(!left.used && picture && !looksUncut(picture) && !logoImagePath && { logo: picture.preview }),
    ...(other && !isOwn && { other }),
  };
  return Object.keys(offer).length > 0 ? offer : undefined;
}

/** What a business that is being set up may be called, unless the comparison was another's: one that is `here`, or that it was offered to. */
export function nameFor(
  { yours, business }: Draft,
  left: Left | undefined,
  here: readonly (string | null | undefined)[] = [],
): string {
  const name = yours.name.trim();
  const isOffered = left && !left.used && left.off.length === 0;
  const isHere = here.some((one) => one?.trim().toLowerCase() === name.toLowerCase());
  return business && isOffered && !isHere ? name : '';
}
