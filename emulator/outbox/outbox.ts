import type { Durable } from '../host/durable.ts';
import { json, type Handle } from '../host/http.ts';
import type { Refuse } from '../iam/authority.ts';
import { outboxPage, pageFile, type OutboxPage, type PageFile } from './page.ts';
import { type OnSent, sesHandle } from './ses.ts';
import { snsHandle } from './sns.ts';

/** What someone would have received. `code` is empty when the message carries none. */
export interface Message {
  channel: 'EMAIL' | 'SMS';
  to: string;
  /** Empty for a text message. */
  subject: string;
  body: string;
  code: string;
  /** The same mail in HTML, where it has both; `<path of the page>/<number>.html` shows it. */
  html?: string;
  /** Headers that the sender added. */
  headers?: Record<string, string>;
}

export interface SentMessage extends Message {
  /** ISO 8601 */
  at: string;
}

/** A message and the number under which it is kept. */
export interface KeptMessage extends SentMessage {
  number: number;
}

export interface Outbox {
  /** Keeps a message; it survives a restart. */
  add(message: Message): Promise<void>;
  /** Newest first. */
  list(): SentMessage[];
  /** The page, its two files, its messages as JSON. */
  handle: Handle;
  /** The addresses of `handle`. */
  paths: string[];
  /** SES v2 under `/ses`. */
  ses: Handle;
  /** SNS text messages under `/sns`. */
  sns: Handle;
}

const KEPT = 500;

export interface OutboxOptions {
  durable: Durable;
  page: OutboxPage;
  /** ms since 1970 */
  now: () => number;
  /** Whether a request to send is signed, and its sender may. */
  refuse: Refuse;
  /** Addresses and domains from which mail may be sent. */
  identities: readonly string[];
  /** Told of each mail that left under a configuration set. */
  onSent?: OnSent;
}

/** Where every mail and text message arrives. */
export async function createOutbox({
  durable,
  page,
  now,
  refuse,
  identities,
  onSent,
}: OutboxOptions): Promise<Outbox> {
  const space = durable.space<SentMessage>('outbox');
  const entries = await space.entries();
  let next = Number(entries.at(-1)?.[0] ?? -1) + 1;

  const add: Outbox['add'] = async ({ channel, to, subject, body, code, html, headers }) => {
    const key = String(next++).padStart(12, '0');
    const more = { ...(html !== undefined && { html }), ...(headers && { headers }) };
    const sent = { at: new Date(now()).toISOString(), channel, to, subject, body, code, ...more };
    entries.push([key, sent]);
    await space.put(key, sent);
    while (entries.length > KEPT) await space.delete(entries.shift()![0]);
  };
  const list = () => entries.map(([, message]) => message).reverse();

  const kept = () => entries.map(([key, message]) => ({ ...message, number: Number(key) })).reverse();

  return {
    add,
    list,
    handle: handleOf(page, list, kept),
    paths: ['', '.json', '.css', '.js'].map((end) => page.path + end),
    ses: sesHandle({ add, refuse, identities, onSent }),
    sns: snsHandle({ add, refuse }),
  };
}

const SAFE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** As a mail program shows it: styles are drawn, nothing runs, nothing is loaded; links open in a window of their own. */
const AS_IN_A_MAIL = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const handleOf =
  (page: OutboxPage, list: () => SentMessage[], kept: () => KeptMessage[]): Handle =>
  async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return json(405, { message: 'Read only' }, { allow: 'GET, HEAD' });
    const end = url.pathname.replace(/\/$/, '').slice(page.path.length);
    if (end === '.json') return json(200, list(), SAFE);
    const number = /^\/(\d+)\.html$/.exec(end)?.[1];
    const mail = number && kept().find((message) => message.number === Number(number))?.html;
    if (mail)
      return {
        status: 200,
        headers: { ...SAFE, ...AS_IN_A_MAIL, 'content-type': 'text/html; charset=utf-8' },
        body: mail,
      };
    const file: PageFile | undefined =
      end === '' ? { type: 'text/html; charset=utf-8', body: outboxPage(kept(), page) } : pageFile(end);
    if (!file) return json(404, { message: 'Not here' }, SAFE);
    return { status: 200, headers: { ...SAFE, 'content-type': file.type }, body: file.body };
  };
