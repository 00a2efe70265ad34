import { passwordProblems, type PasswordPolicy } from '../passwords/password-rules.ts';
import { words } from '../words.ts';

const { errors: said } = words;

/** As loose as the identity service is. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

type Values = Record<string, string | undefined>;

/**
 * The sign-up form's own rules in addition to Amplify's (password policy, matching passwords).
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
    if (!email) errors['email'] = said.required;
    else if (!isAddress(email)) errors['email'] = said.email;
  }
  for (const name of ['password', 'confirm_password'])
    if (asked(name) && !values[name]) errors[name] = said.required;
  // Cognito refuses such a password with a pattern; one that was copied often brings a space along.
  if (/^\s|\s$/.test(values['password'] ?? '')) errors['password'] = said.spaces;
  if ((sent || touched['acknowledgement']) && values['acknowledgement'] !== 'yes')
    errors['acknowledgement'] = said.consent;
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
