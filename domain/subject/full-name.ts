import { displayName, type User } from '../account/user.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[\s-]+/);

/**
 * The name that a copy carries and a platform asks for: first and last name where what somebody prefers is only a part of them
 * ("Maya", "Flo" for Florentina); otherwise what they prefer, which may be a stage name.
 */
export function fullName(user: Pick<User, 'preferredName' | 'firstName' | 'lastName'>): string | undefined {
  const { preferredName, firstName, lastName } = user;
  if (!preferredName || !firstName || !lastName) return displayName(user);
  const full = `${firstName} ${lastName}`;
  const words = wordsIn(full);
  const isPart = wordsIn(preferredName).every((word) => words.some((one) => one.startsWith(word)));
  return isPart && preferredName.length < full.length ? full : preferredName;
}
