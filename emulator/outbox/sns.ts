import { randomUUID } from 'node:crypto';
import type { Handle, LocalResponse } from '../host/http.ts';
import { codeIn } from './code-in.ts';
import type { Message } from './outbox.ts';
import { escapeHtml } from './page.ts';

/** SNS Publish to a phone number (AWS query protocol). */
export const snsHandle =
  (add: (message: Message) => Promise<void>): Handle =>
  async ({ body }) => {
    const form = new URLSearchParams(body.toString('utf8'));
    const [to, text] = [form.get('PhoneNumber'), form.get('Message')];
    if (form.get('Action') !== 'Publish' || !to)
      return refuse('InvalidAction', 'The emulated SNS serves Publish to a PhoneNumber only');
    if (!/^\+\d{5,15}$/.test(to)) return refuse('InvalidParameter', 'Invalid parameter: PhoneNumber');
    if (!text) return refuse('InvalidParameter', 'Invalid parameter: Empty message');
    await add({ channel: 'SMS', to, subject: '', body: text, code: codeIn(text) });
    return xml(
      200,
      `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${randomUUID()}</MessageId></PublishResult><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></PublishResponse>`,
    );
  };

const xml = (status: number, body: string): LocalResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body,
});

const refuse = (code: string, message: string) =>
  xml(
    400,
    `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
