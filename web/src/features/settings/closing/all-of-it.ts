import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import { utcDay, utcMoment } from '#domain/utc';
import { asker } from './words.ts';

/** What is said of an account that waits to be deleted, where there is room for all of it. The dashboard has less, and does not load this. */
export const allOfIt = (closing: PlannedDeletion): string =>
  closing.because === 'MAILBOX'
    ? `${asker(closing)} this account. It closes on ${utcDay(closing.closesAt)}.`
    : `Because of the date of birth you entered, or of that and the country of your address, this account and everything in it will be deleted on ${utcMoment(Date.parse(closing.closesAt))}. If either was a mistake, correct it, and save the right date of birth before then, even if it’s the one that’s there. Leaving it empty isn’t enough.`;
