import { displayName, type User } from '#domain/account/user';

/** Two letters for the seal: of the name, else of the address before its `@`. */
export const initials = (user: User): string =>
  (displayName(user) ?? user.accountEmail.split('@')[0]!)
    .split(/[\s.]+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Verified, and so stamped: at least one account of theirs is proven. */
export const isVerified = (user: User): boolean =>
  (user.socialMediaAccounts ?? []).some((account) => account.verifiedAt);
