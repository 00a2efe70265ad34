/** A deletion takes a sign-in not older than this (ms): whoever finds an open session must not be able to. */
export const recentSignIn = 10 * 60_000;

/** @param signedInAt the token's auth_time, seconds; undefined when the token says none. @param now ms */
export const signedInRecently = (signedInAt: number | undefined, now: number): boolean =>
  signedInAt !== undefined && now - signedInAt * 1000 <= recentSignIn && signedInAt * 1000 - now < 60_000;
