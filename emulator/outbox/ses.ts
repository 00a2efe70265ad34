import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { json, type Handle } from '../host/http.ts';
import { codeIn } from './code-in.ts';
import type { Message } from './outbox.ts';

const Part = z.object({ Data: z.string() });
/** A subject or an address with a line break in it would be a header of somebody else's making: SES refuses it. */
const OneLine = z.string().regex(/^[^\r\n]*$/, 'Control characters are not allowed');
const Email = z.object({
  FromEmailAddress: OneLine.optional(),
  ConfigurationSetName: z.string().optional(),
  Destination: z.object({
    ToAddresses: z.array(OneLine).min(1),
    CcAddresses: z.array(OneLine).optional(),
    BccAddresses: z.array(OneLine).optional(),
  }),
  Content: z.object({
    Simple: z.object({
      Subject: Part.extend({ Data: OneLine }),
      Body: z.object({ Text: Part.optional(), Html: Part.optional() }),
      Headers: z
        .array(
          z.object({
            Name: z.string().regex(/^[!-9;-~]{1,126}$/),
            Value: z.string().regex(/^[ -~]{1,870}$/),
          }),
        )
        .max(15)
        .optional(),
    }),
  }),
});

/** Told of each mail that left under a configuration set. */
export type OnSent = (mail: { from: string; to: string; subject: string; set: string }) => Promise<void>;

/**
 * SES v2 SendEmail with simple content; each recipient gets a message of their own. The list of those that SES does not write to is
 * always empty here.
 */
export const sesHandle =
  (add: (message: Message) => Promise<void>, onSent: OnSent = async () => {}): Handle =>
  async ({ method, url, body }) => {
    if (method === 'DELETE' && url.pathname.includes('/v2/email/suppression/addresses/'))
      return json(404, { message: 'Not on the list' }, { 'x-amzn-errortype': 'NotFoundException' });
    if (method !== 'POST' || !url.pathname.endsWith('/v2/email/outbound-emails'))
      return refuse(`The emulated SES does not serve ${method} ${url.pathname}`);
    const email = Email.safeParse(parse(body));
    if (!email.success)
      return refuse(`The emulated SES sends simple content only: ${z.prettifyError(email.error)}`);
    const { Destination, Content, ConfigurationSetName, FromEmailAddress = '' } = email.data;
    const { Subject, Body, Headers } = Content.Simple;
    const [text, html] = [Body.Text?.Data, Body.Html?.Data];
    const shown = text ?? html ?? '';
    for (const to of Object.values(Destination).flat()) {
      await add({
        channel: 'EMAIL',
        to,
        subject: Subject.Data,
        body: shown,
        code: codeIn(shown),
        ...(text !== undefined && html !== undefined && { html }),
        ...(Headers && { headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])) }),
      });
      if (ConfigurationSetName)
        await onSent({ from: FromEmailAddress, to, subject: Subject.Data, set: ConfigurationSetName });
    }
    return json(200, { MessageId: randomUUID() });
  };

const refuse = (message: string) => json(400, { message }, { 'x-amzn-errortype': 'BadRequestException' });

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
