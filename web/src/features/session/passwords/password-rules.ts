import { words } from '../words.ts';

/** What a user pool asks of a password; as in Amplify's configuration. */
export interface PasswordPolicy {
  minLength?: number;
  requireLowercase?: boolean;
  requireUppercase?: boolean;
  requireNumbers?: boolean;
  requireSpecialCharacters?: boolean;
}

/** Without a configuration. */
const FALLBACK_LENGTH = 6;
/** The characters that Cognito counts as special; a space in the middle counts as well. */
const SPECIAL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|\S \S/;

/** What a password lacks, in the words of the specification; empty when it may be used. */
export function passwordProblems(password: string, policy: PasswordPolicy = {}): string[] {
  const said = words.passwords;
  const least = policy.minLength ?? FALLBACK_LENGTH;
  const rules: [boolean | undefined, string][] = [
    [password.length < least, said.length(least)],
    [policy.requireLowercase && !/[a-z]/.test(password), said.lower],
    [policy.requireUppercase && !/[A-Z]/.test(password), said.upper],
    [policy.requireNumbers && !/[0-9]/.test(password), said.numbers],
    [policy.requireSpecialCharacters && !SPECIAL.test(password), said.special],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}
