import * as z from 'zod';
import { Moment } from '../text.ts';

/** `bounced`: there is no such mailbox. `complained`: somebody there said that our mail is spam. */
export const ReturnReason = z.enum(['bounced', 'complained']);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** Mails about notifications to the address of an account: whether they arrive. */
export const MailState = z.object({
  address: z.string(),
  /** No mail is sent there since; null while they arrive. */
  stopped: z.object({ since: Moment, because: ReturnReason }).nullable(),
});
export type MailState = z.infer<typeof MailState>;

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** An event of SES as it publishes them under a configuration set; what we do not read is left out. */
const SesEvent = z.object({
  eventType: z.string(),
  // Events that are about a mail that never left may have no moment.
  mail: z.object({
    timestamp: Moment.optional(),
    tags: z.record(z.string(), z.array(z.string())).default({}),
  }),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }).optional(),
  complaint: z.object({ complainedRecipients: Recipients }).optional(),
});

/** Which addresses a mail came back from for good, why, and when that mail had been sent. */
export interface Returned {
  addresses: string[];
  because: ReturnReason;
  sentAt: string;
  /** Under which configuration sets it left. */
  sets: string[];
}

/**
 * Reads an event of SES. A mailbox that is full or away for now ("Transient") returns nothing, and so does anything but bounces and
 * complaints. Throws ZodError on what is no event.
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export function returnedMail(event: unknown): Returned | undefined {
  const { eventType, mail, bounce, complaint } = SesEvent.parse(event);
  const isReturned = eventType === 'Bounce' || eventType === 'Complaint';
  if (!isReturned) return undefined;
  const about = { sentAt: Moment.parse(mail.timestamp), sets: mail.tags['ses:configuration-set'] ?? [] };
  const addressesOf = (list: z.infer<typeof Recipients>) => list.map(({ emailAddress }) => emailAddress);
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent')
    return { ...about, because: 'bounced', addresses: addressesOf(bounce.bouncedRecipients) };
  if (eventType === 'Complaint' && complaint)
    return { ...about, because: 'complained', addresses: addressesOf(complaint.complainedRecipients) };
  return undefined;
}
