/** For whoever signed in by another way than before; apart, as hardly anybody needs it. */
export const words = {
  title: 'You already have an account',
  before: 'Another account here has',
  after:
    'as its address, or this account was deleted. Sign out, then sign in the way you did before: with your password, or with the button you used then, such as “Sign in with Google”.',
  out: 'Sign out',
  again: 'Try again',
} as const;
