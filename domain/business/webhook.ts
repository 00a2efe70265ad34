import * as z from 'zod';
import { Id, Moment } from '../text.ts';

/** An address that a business's own programs, or a chat like Slack, take news at. */
export const WebhookUrl = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url?.protocol === 'https:' && !url.username && !url.port;
    },
    {
      error: 'Please enter an address that starts with https://, without a port or a password.',
      abort: true,
    },
  )
  // A name such as localhost is known on one network alone.
  .refine((text) => new URL(text).hostname.includes('.'), {
    error: 'Please enter an address with a public host name, such as hooks.example.com.',
  });

/** Where news go, and how it went the last time. */
export const Webhook = z.object({
  url: WebhookUrl,
  /** What messages are signed with, base64 after `whsec_`. */
  secret: z.string(),
  /** When address or secret were set. */
  since: Moment,
  /** When a message was last taken there. */
  takenAt: Moment.nullish(),
  /** The last message was not taken: since when none was, and why, in a sentence for people. */
  failing: z.object({ since: Moment, why: z.string() }).nullish(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Something that a business is told of. */
export const BusinessNews = z.object({
  /** The same for the same event, however often it is sent. */
  id: z.string().max(200),
  title: z.string(),
  body: z.string(),
  /** Below the site's own address. */
  link: z.string(),
});
export type BusinessNews = z.infer<typeof BusinessNews>;

/** A message to a business's webhook, on the queue. */
export const HookJob = z.object({ businessId: Id, news: BusinessNews, attempt: z.number().int().min(1) });
export type HookJob = z.infer<typeof HookJob>;

/** Seconds until a message that was not taken is sent again; undefined when it is given up, half an hour after the first. */
export const nextTryIn = (attempt: number): number | undefined => [30, 120, 600, 900][attempt - 1];

/**
 * The news as Slack's incoming webhooks take them. Text from outside can mention nobody there: `&`, `<` and `>` are how
 * mentions and links begin.
 */
export function slackMessage({ title, body, link }: BusinessNews, site: string) {
  const plain = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').slice(0, 2000);
  const address = URL.canParse(link, site || undefined) ? new URL(link, site || undefined).href : undefined;
  return {
    text: `${plain(title)}\n${plain(body)}`,
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: title.slice(0, 2000) } },
      { type: 'section', text: { type: 'plain_text', text: body.slice(0, 2000) } },
      ...(address
        ? [{ type: 'section', text: { type: 'mrkdwn', text: `<${address}|Open the business dashboard>` } }]
        : []),
    ],
  };
}
