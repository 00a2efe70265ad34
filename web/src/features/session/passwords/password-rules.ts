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
  const least = policy.minLength ?? FALLBACK_LENGTH;
  const rules: [boolean | undefined, string][] = [
    [password.length < least, `Password must have at least ${least} characters`],
    [policy.requireLowercase && !/[a-z]/.test(password), 'Password must have lower case letters'],
    [policy.requireUppercase && !/[A-Z]/.test(password), 'Password must have upper case letters'],
    [policy.requireNumbers && !/[0-9]/.test(password), 'Password must have numbers'],
    [policy.requireSpecialCharacters && !SPECIAL.test(password), 'Password must have special characters'],
  ];
  return rules.filter(([broken]) => broken).map(([, words]) => words);
}
