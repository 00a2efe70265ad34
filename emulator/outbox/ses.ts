import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { json, type Handle } from '../host/http.ts';
import type { Refuse } from '../iam/authority.ts';
import { account } from '../template/physical-names.ts';
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

interface SesOptions {
  add: (message: Message) => Promise<void>;
  refuse: Refuse;
  /** Addresses and domains that count as verified. */
  identities: readonly string[];
  onSent?: OnSent | undefined;
}

/**
 * SES v2 SendEmail with simple content; each recipient gets a message of their own. The list of those that SES does not write to is
 * always empty here.
 */
export const sesHandle =
  ({ add, refuse, identities, onSent = async () => {} }: SesOptions): Handle =>
  async (request) => {
    const { method, url, body } = request;
    const may = (...need: [action: string, resource: string, context?: Record<string, string>]) => {
      const refused = refuse(request, ...need);
      return refused && deny(refused);
    };
    if (method === 'DELETE' && url.pathname.includes('/v2/email/suppression/addresses/'))
      return (
        may('ses:DeleteSuppressedDestination', '*') ??
        json(404, { message: 'Not on the list' }, { 'x-amzn-errortype': 'NotFoundException' })
      );
    if (method !== 'POST' || !url.pathname.endsWith('/v2/email/outbound-emails'))
      return badRequest(`The emulated SES does not serve ${method} ${url.pathname}`);
    const email = Email.safeParse(parse(body));
    if (!email.success)
      return badRequest(`The emulated SES sends simple content only: ${z.prettifyError(email.error)}`);
    const { Destination, Content, ConfigurationSetName, FromEmailAddress = '' } = email.data;
    const from = /<([^>]*)>$/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
    const identity = identityOf(from, identities);
    const context = { 'ses:FromAddress': from };
    const denied =
      may('ses:SendEmail', `${arn}:identity/${identity ?? from}`, context) ??
      (ConfigurationSetName === undefined
        ? undefined
        : may('ses:SendEmail', `${arn}:configuration-set/${ConfigurationSetName}`, context));
    if (denied) return denied;
    if (identity === undefined) return unverified(from);
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

const arn = `arn:aws:ses:us-east-1:${account}`;

/** The identity that a sender speaks for: the address itself, its domain or one above it; undefined when none is verified. */
function identityOf(from: string, identities: readonly string[]): string | undefined {
  const labels = (from.split('@').at(-1) ?? '').toLowerCase().split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  return [from, ...domains].find((one) => identities.includes(one));
}

const unverified = (from: string) =>
  json(
    400,
    {
      message: `Email address is not verified. The following identities failed the check in region US-EAST-1: ${from}`,
    },
    { 'x-amzn-errortype': 'MessageRejected' },
  );

const deny = ({ code, message }: { code: string; message: string }) =>
  json(403, { message }, { 'x-amzn-errortype': `${code}Exception` });

const badRequest = (message: string) => json(400, { message }, { 'x-amzn-errortype': 'BadRequestException' });

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
