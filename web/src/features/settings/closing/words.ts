import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import { utcDay } from '#domain/utc';

export const asker = ({ askedAt }: PlannedDeletion) =>
  `On ${utcDay(askedAt)} someone with access to your mailbox asked us to delete`;

/** What is said of an account that waits to be deleted. */
export const words = {
  /** Heads the dashboard, in one line like what stands there otherwise: the year is in the sentence after it. */
  title: ({ closesAt }: PlannedDeletion) => `This account closes on ${utcDay(closesAt).replace(/ \d+$/, '')}`,
  after: (closing: PlannedDeletion) =>
    closing.because === 'MAILBOX'
      ? `${asker(closing)} it. Everything in it will be deleted then.`
      : 'Everything in it will be deleted then. This is because of the date of birth you entered, or of that and the country of your address.',
  correct: 'Correct it in your profile',
  keep: 'Keep my account',
  kept: 'Your account stays. If it wasn’t you who asked, change the password of your mailbox.',
} as const;
