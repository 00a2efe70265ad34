import { day } from '#domain/durations';
import { graceDays } from '#domain/rights/rights-request';

/** When the end of an account was asked for that comes at `closesAt`: so many days before. */
export const askedAt = (closesAt: string): string =>
  new Date(Date.parse(closesAt) - graceDays * day).toISOString();
