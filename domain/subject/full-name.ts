import { displayName, type User } from '../account/user.ts';

/**
 * The name that a platform asks for, and most copies carry: first and last name where somebody goes by their first name or the beginning of
 * it alone ("Maya", "Flo" for Florentina); otherwise what they prefer, which may be a stage name. Nothing tells an artist who goes by their first name.
 */
export function fullName(user: Pick<User, 'preferredName' | 'firstName' | 'lastName'>): string | undefined {
  const { preferredName, firstName, lastName } = user;
  if (!preferredName || !firstName || !lastName) return displayName(user);
  return firstName.toLowerCase().startsWith(preferredName.toLowerCase())
    ? `${firstName} ${lastName}`
    : preferredName;
}
