import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import { utcDay, utcMoment } from '#domain/utc';

const asker = ({ askedAt }: PlannedDeletion) =>
  `On ${utcDay(askedAt)} someone with access to your mailbox asked us to delete`;

/** What is said of an account that waits to be deleted. */
export const words = {
  /** Heads the dashboard, in one line like what stands there otherwise: the year is in the sentence after it. */
  title: ({ closesAt }: PlannedDeletion) => `This account closes on ${utcDay(closesAt).replace(/ \d+$/, '')}`,
  after: (closing: PlannedDeletion) =>
    closing.because === 'MAILBOX'
      ? `${asker(closing)} it.`
      : 'This is because of the date of birth you entered.',
  whole: (closing: PlannedDeletion) =>
    closing.because === 'MAILBOX'
      ? `${asker(closing)} this account. It closes on ${utcDay(closing.closesAt)}.`
      : `Because of the date of birth you entered, this account and everything in it will be deleted on ${utcMoment(Date.parse(closing.closesAt))}. If the date was a mistake, save the right one before then. Leaving it empty isn’t enough.`,
  correct: 'Correct the date of birth',
  keep: 'Keep my account',
  kept: 'Your account stays. If it wasn’t you who asked, change the password of your mailbox.',
} as const;
