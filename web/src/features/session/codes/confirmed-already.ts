/** How the identity service refuses to confirm, and to send a code to, somebody who is through. */
const THROUGH = ['User cannot be confirmed. Current status is CONFIRMED', 'User is already confirmed.'];

export const isConfirmedAlready = (error: unknown): boolean =>
  error instanceof Error && THROUGH.includes(error.message);
