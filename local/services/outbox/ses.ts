import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { json, type Handle } from '../../http.ts';
import { codeIn } from './code-in.ts';
import type { Message } from './outbox.ts';

const Part = z.object({ Data: z.string() });
const Email = z.object({
  Destination: z.object({
    ToAddresses: z.array(z.string()).min(1),
    CcAddresses: z.array(z.string()).optional(),
    BccAddresses: z.array(z.string()).optional(),
  }),
  Content: z.object({
    Simple: z.object({ Subject: Part, Body: z.object({ Text: Part.optional(), Html: Part.optional() }) }),
  }),
});

/** SES v2 SendEmail with simple content; each recipient gets a message of their own. */
export const sesHandle =
  (add: (message: Message) => Promise<void>): Handle =>
  async ({ method, url, body }) => {
    if (method !== 'POST' || !url.pathname.endsWith('/v2/email/outbound-emails'))
      return refuse(`The local SES does not serve ${method} ${url.pathname}`);
    const email = Email.safeParse(parse(body));
    if (!email.success)
      return refuse(`The local SES sends simple content only: ${z.prettifyError(email.error)}`);
    const { Destination, Content } = email.data;
    const { Subject, Body } = Content.Simple;
    const text = Body.Text?.Data ?? Body.Html?.Data ?? '';
    for (const to of Object.values(Destination).flat())
      await add({ channel: 'EMAIL', to, subject: Subject.Data, body: text, code: codeIn(text) });
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
