export const WORDS = {
  required: 'This field is required',
  email: 'Please enter a valid email',
  consent: 'You must consent in order to create an account.',
};

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
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors['email'] = WORDS.email;
  }
  for (const name of ['password', 'confirm_password'])
    if (asked(name) && !values[name]) errors[name] = WORDS.required;
  if ((sent || touched['acknowledgement']) && values['acknowledgement'] !== 'yes')
    errors['acknowledgement'] = WORDS.consent;
  return errors;
}
