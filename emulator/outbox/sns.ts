import { randomUUID } from 'node:crypto';
import type { Handle, LocalResponse } from '../host/http.ts';
import type { Refuse } from '../iam/authority.ts';
import { codeIn } from './code-in.ts';
import type { Message } from './outbox.ts';
import { escapeHtml } from './page.ts';

/** SNS Publish to a phone number (AWS query protocol). */
export const snsHandle =
  ({ add, refuse }: { add: (message: Message) => Promise<void>; refuse: Refuse }): Handle =>
  async (request) => {
    const form = new URLSearchParams(request.body.toString('utf8'));
    const [to, text] = [form.get('PhoneNumber'), form.get('Message')];
    if (form.get('Action') !== 'Publish' || !to)
      return fault('InvalidAction', 'The emulated SNS serves Publish to a PhoneNumber only');
    // A number has no ARN: policies are asked about the number itself.
    const denied = refuse(request, 'sns:Publish', to);
    if (denied)
      return fault(denied.code === 'AccessDenied' ? 'AuthorizationError' : denied.code, denied.message, 403);
    if (!/^\+\d{5,15}$/.test(to)) return fault('InvalidParameter', 'Invalid parameter: PhoneNumber');
    if (!text) return fault('InvalidParameter', 'Invalid parameter: Empty message');
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

const fault = (code: string, message: string, status = 400) =>
  xml(
    status,
    `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
