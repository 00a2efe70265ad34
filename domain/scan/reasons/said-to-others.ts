/** A reason is said to the person; whoever reads it in a case's evidence is somebody else: a platform, the police, a lawyer. */
export const saidToOthers = (words: string): string =>
  words
    .replace(/\byour account\b/g, 'the account it is said to impersonate')
    .replace(/\bissued to you\b/g, 'issued to the person it is said to impersonate');
