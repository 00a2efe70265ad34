/**
 * What says "you" in a reason, in place of it. The person who reports need not be the one who is impersonated: a code or a copy was issued
 * to whoever reports, and what was compared is an account, whosever it is.
 */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [/\bthose of your accounts whose age/g, 'those of the accounts it was compared with whose age'],
  [
    /\bhas your name and handle on another platform, so it may be your own account\b/g,
    'has the same name and handle on another platform, so it may be the same person’s account',
  ],
  [/\byour account\b/g, 'the account it is said to impersonate'],
  [/\bissued to you\b/g, 'issued to the reporting party'],
  [
    /^You looked at this account before and chose to ignore it\./,
    'This account was looked at before, and ignored.',
  ],
];

/** A reason is said to the person; whoever reads it in a case's evidence is somebody else: a platform, the police, a lawyer. */
export const saidToOthers = (words: string): string =>
  TOLD.reduce((said, [you, told]) => said.replace(you, told), words);
