import { ProductError } from '#domain/errors';
import type { ListedCase } from '#domain/case/case';
import { keyHash } from '../runtime/hash.ts';
import { mostCases } from '../store/case.ts';

type Account = Pick<ListedCase, 'platform' | 'handle'>;

/** Whoever gives an owner a case about an account holds this slot meanwhile: of one account there is one open case. */
export const accountSlot = (owner: string, { platform, handle }: Account): string =>
  `new-case#${owner}#${platform}#${keyHash(handle.toLowerCase())}`;

/** Tells the open case about an account among those of its owner. */
export const isOpenAbout =
  ({ platform, handle }: Account) =>
  (one: ListedCase): boolean =>
    !one.closedAt && one.platform === platform && one.handle.toLowerCase() === handle.toLowerCase();

/** The same among the cases of its owner; where it goes by another handle by now, its finding tells, since its case may not know that yet. */
export const isOpenOf = (
  account: Account & Pick<ListedCase, 'findingId'>,
): ((one: ListedCase) => boolean) => {
  const { findingId } = account;
  const isAbout = isOpenAbout(account);
  return (one) => isAbout(one) || (!one.closedAt && !!findingId && one.findingId === findingId);
};

export const tooManyCases = () => new ProductError('TOO_LARGE', `There are ${mostCases} cases already.`);
