import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import { utcDay } from '#domain/utc';

const asker = ({ askedAt }: PlannedDeletion) =>
  `On ${utcDay(askedAt)} someone with access to your mailbox asked us to delete`;

/** What is said of an account whose deletion somebody asked for from its mailbox. */
export const words = {
  /** Heads the dashboard, in one line like what stands there otherwise: the year is in the sentence after it. */
  title: ({ closesAt }: PlannedDeletion) => `This account closes on ${utcDay(closesAt).replace(/ \d+$/, '')}`,
  after: (closing: PlannedDeletion) => `${asker(closing)} it.`,
  whole: (closing: PlannedDeletion) =>
    `${asker(closing)} this account. It closes on ${utcDay(closing.closesAt)}.`,
  keep: 'Keep my account',
  kept: 'Your account stays. If it wasn’t you who asked, change the password of your mailbox.',
} as const;
