import * as z from 'zod';
import { returnedMail } from '#domain/message/returned-mail';
import { normalEmail } from '#domain/text';
import type { MailAddressStore } from '../store/mail-address.ts';

export interface ReturnedServices {
  addresses: Pick<MailAddressStore, 'stop'>;
  /** The topic on which SES tells of mails, and the configuration set under which ours leave. */
  topic: string;
  configurationSet: string;
  now: () => number;
}

/** What SNS puts on the queue. */
const Envelope = z.object({ Type: z.literal('Notification'), TopicArn: z.string(), Message: z.string() });

/** What SES says once, in plain words, when it begins to publish on a topic. */
const validated = /^Successfully validated SNS topic\b/;

/**
 * Marks the addresses that a mail came back from. Throws on what did not come over our topic or is about a mail that did not leave
 * under our configuration set: the queue keeps it for somebody to look at.
 */
export async function takeReturned(body: string, services: ReturnedServices): Promise<{ stopped: number }> {
  const { addresses, topic, configurationSet, now } = services;
  const { TopicArn, Message } = Envelope.parse(JSON.parse(body));
  if (TopicArn !== topic) throw new Error('A message of another topic.');
  if (validated.test(Message)) return { stopped: 0 };
  const returned = returnedMail(JSON.parse(Message));
  if (!returned) return { stopped: 0 };
  if (!returned.sets.includes(configurationSet)) throw new Error('About a mail that is not ours.');
  const { because, sentAt } = returned;
  const at = new Date(now()).toISOString();
  let stopped = 0;
  for (const address of returned.addresses) {
    // Also "Maya <maya@example.com>", as some servers give it back.
    const email = normalEmail(/<([^>]*)>\s*$/.exec(address)?.[1] ?? address);
    if (email && (await addresses.stop(email, { because, sentAt, at }))) stopped += 1;
  }
  return { stopped };
}
