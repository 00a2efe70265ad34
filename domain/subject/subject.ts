import { displayName, type User } from '../account/user.ts';
import { userSubject } from '../keys.ts';
import type { SocialAccount } from '../platform/social-account.ts';

/** Whom a search protects: all of a person or a business that searches and comparisons go by. */
export interface Subject {
  kind: 'person' | 'business';
  /** As its searches, findings and turns are keyed. */
  subjectId: string;
  /** Whose proofs and files are its own. */
  id: string;
  name: string | undefined;
  /** What a person is called besides: copies may carry any of their names. */
  otherNames?: readonly string[] | undefined;
  socialMediaAccounts?: readonly SocialAccount[] | null | undefined;
  /** A picture that was uploaded. */
  profileImagePath?: string | null | undefined;
  /** A business has proven its domain, whatever it says. */
  domainProven?: boolean | undefined;
  /** What a business's proven domain says: it counts like the handle of a proven account, on every platform. */
  label?: string | undefined;
  /** Names of a business that its proven domain says, too. */
  searchedNames?: readonly string[] | undefined;
}

export const personAsSubject = (user: User): Subject => ({
  kind: 'person',
  subjectId: userSubject(user.id),
  id: user.id,
  name: displayName(user),
  otherNames: fullNameBeside(user),
  socialMediaAccounts: user.socialMediaAccounts,
  profileImagePath: user.profileImagePath,
});

/** First and last name of somebody who prefers another. One of the two alone is less than that, and not compared. */
function fullNameBeside(user: User): string[] | undefined {
  const { preferredName, firstName, lastName } = user;
  if (!preferredName || !firstName || !lastName) return undefined;
  const full = displayName({ firstName, lastName })!;
  return full.toLowerCase() === preferredName.toLowerCase() ? undefined : [full];
}
