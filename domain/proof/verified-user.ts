import type { User } from '../account/user.ts';

/** Somebody whose word counts: a confirmed e-mail address, and besides it a proven account or a confirmed phone. */
export const isVerifiedUser = (user: Pick<User, 'emails' | 'phones' | 'socialMediaAccounts'>): boolean =>
  !!user.emails?.some((email) => email.verifiedAt) &&
  (!!user.phones?.some((phone) => phone.verifiedAt) ||
    !!user.socialMediaAccounts?.some((account) => account.verifiedAt));
