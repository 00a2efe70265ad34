/** For whoever signed in by another way than before; apart, as hardly anybody needs it. */
export const words = {
  title: 'You already have an account',
  signedInWith: 'You signed in with ',
  /** How the account is signed in to stands between, as the server says it: only there is known which way that is. */
  lost: { ask: 'If you can’t sign in that way, ', link: 'write to us', after: '.' },
  out: 'Sign out',
  again: 'Try again',
} as const;
