/** In place of the identity service's own refusals of somebody who is signed in; apart from the words of signing in. */
export const words = {
  signedOut: 'You are signed out. Sign in again.',
  tooManyToday: 'Too many attempts. Please wait an hour and try again.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  password: 'That’s not your current password.',
} as const;
