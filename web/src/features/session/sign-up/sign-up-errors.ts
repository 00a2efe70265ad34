import { passwordProblems, type PasswordPolicy } from '../passwords/password-rules.ts';

export const WORDS = {
  required: 'This field is required',
  email: 'Please enter a valid email',
  /** Cognito refuses such a password with a pattern; a password that was copied often brings a space along. */
  spaces: 'A password must not begin or end with a space',
  consent: 'You must consent in order to create an account.',
};

/** As loose as the identity service is. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

type Values = Record<string, string | undefined>;

/**
 * The sign-up form's own rules beside Amplify's (password policy, matching passwords).
 * A field complains once it was left or the form was sent, never while it is first typed into.
 */
export function signUpErrors(
  values: Values,
  touched: Record<string, boolean | undefined>,
  sent: boolean,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const email = values['email']?.trim() ?? '';
  const asked = (name: string) => sent || Boolean(touched[name]);
  if (asked('email')) {
    if (!email) errors['email'] = WORDS.required;
    else if (!isAddress(email)) errors['email'] = WORDS.email;
  }
  for (const name of ['password', 'confirm_password'])
    if (asked(name) && !values[name]) errors[name] = WORDS.required;
  if (/^\s|\s$/.test(values['password'] ?? '')) errors['password'] = WORDS.spaces;
  if ((sent || touched['acknowledgement']) && values['acknowledgement'] !== 'yes')
    errors['acknowledgement'] = WORDS.consent;
  return errors;
}

/**
 * What the policy finds missing in a password that was left. Amplify's own stops at a field that was left empty, and takes the
 * messages of all other fields with it.
 */
export function passwordErrors(
  { password }: Values,
  touched: Record<string, boolean | undefined>,
  policy: PasswordPolicy | undefined,
): { password: string[] } | null {
  if (!touched['password'] || !password) return null;
  const problems = passwordProblems(password, policy);
  return problems.length ? { password: problems } : null;
}
