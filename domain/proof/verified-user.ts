import type { User } from '../account/user.ts';

/**
 * Somebody whose word counts, and whom others are told to be verified: a confirmed e-mail address and a proven account. A phone
 * number does not stand for the account: numbers are cheap, and who has only those reads "Unverified" on their own page.
 */
export const isVerifiedUser = (user: Pick<User, 'emails' | 'socialMediaAccounts'>): boolean =>
  !!user.emails?.some((email) => email.verifiedAt) &&
  !!user.socialMediaAccounts?.some((account) => account.verifiedAt);
