import * as z from 'zod';
import { day } from '../durations.ts';
import { EmailAddress, line } from '../text.ts';
import { answeredWithinDays } from './message-days.ts';

/** A message of somebody who may have no account: the address is where the answer goes, and proves nothing. */
export const ContactMessage = z.object({
  email: EmailAddress,
  subject: line(200).min(1),
  message: z.string().trim().max(4000).min(1),
});

/** Without letters and digits that are taken for each other on paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names a message in an email and on the phone; it opens nothing. */
export const MessageNumber = z.string().regex(/^CS-[\dA-Z]{4}-[\dA-Z]{4}$/);

/** @param random 0 <= value < 1, eight times */
export function messageNumber(random: () => number): string {
  const four = () => Array.from({ length: 4 }, () => letters[Math.floor(random() * letters.length)]).join('');
  return `CS-${four()}-${four()}`;
}

export const answerBy = (receivedAt: number): string =>
  new Date(receivedAt + answeredWithinDays * day).toISOString();

/** From one sender, and from everybody together: what is more could not be answered in time. */
export const contactBudgets = { perSenderAndHour: 20, perDay: 60 };
