import type { Finding } from '#domain/scan/finding';

/** Its case was closed before `at`, since the account was said to be gone; whoever sees the account then has something to tell. */
export const wasSaidGone = (
  { status, saidGoneAt }: Pick<Finding, 'status' | 'saidGoneAt'>,
  at: string,
): boolean => (status === 'CASE' || status === 'REPORTED') && !!saidGoneAt && saidGoneAt < at;
