import { readFileSync } from 'node:fs';
import type { KeptMessage } from './outbox.ts';

/** Where the page stands, and whose messages it shows. */
export interface OutboxPage {
  /** e.g. `/outbox`; its list as JSON is at `/outbox.json`. */
  path: string;
  /** Who would have sent the messages, as people read it. */
  sender: string;
}

export interface PageFile {
  type: string;
  body: string;
}

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The page's script and style as files of their own: its Content-Security-Policy allows nothing inline. */
const pageFiles: Record<string, PageFile> = {
  '.css': { type: 'text/css; charset=utf-8', body: file('./outbox.css') },
  '.js': { type: 'text/javascript; charset=utf-8', body: file('./outbox.js') },
};

/** A file of the page by what follows the page's path; undefined: there is none. */
export const pageFile = (end: string): PageFile | undefined =>
  Object.hasOwn(pageFiles, end) ? pageFiles[end] : undefined;

/** For text and for attributes in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The messages, newest first, as one plain page. */
export function outboxPage(messages: KeptMessage[], { path, sender }: OutboxPage): string {
  const rows = messages.map((message) => article(message, path)).join('\n');
  const brand = escapeHtml(sender);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · ${brand} on this machine</title>
<link rel="stylesheet" href="${path}.css">
<script src="${path}.js" defer></script>
</head>
<body>
<header>
<h1>Outbox</h1>
<p>The emails and text messages that ${brand} would have sent. None of them leaves this machine.</p>
</header>
<main data-newest="${escapeHtml(`${messages.length} ${messages[0]?.at ?? ''}`)}">
${rows || '<p class="empty">No messages yet. Codes and mails appear here as soon as they are sent.</p>'}
</main>
<p id="said" role="status"></p>
</body>
</html>
`;
}

function article(message: KeptMessage, path: string): string {
  const { at, channel, to, subject, body, code, html, number } = message;
  const title = subject || (channel === 'SMS' ? 'Text message' : 'Mail without a subject');
  const large = code
    ? `<p class="code"><code>${escapeHtml(code)}</code> <button type="button" data-copy="${escapeHtml(code)}">Copy<span class="hidden"> code ${escapeHtml(code)}</span></button></p>`
    : '';
  return `<article>
<h2>${escapeHtml(title)}</h2>
<p class="about">${channel === 'SMS' ? 'Text to' : 'Email to'} <b>${escapeHtml(to)}</b> <time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 10))} ${escapeHtml(at.slice(11, 19))} UTC</time></p>
${large}
${html === undefined ? '' : `<p class="about"><a href="${path}/${number}.html">As an email program shows it</a></p>\n`}<p class="body">${linked(textOf(body))}</p>
</article>`;
}

/** A mail in HTML as its words; it is shown as text and never interpreted. */
function textOf(body: string): string {
  if (!/<[a-z!/][^>]*>/i.test(body)) return body;
  return body
    .replace(/<(style|script|title)\b[\s\S]*?<\/\1>|<div style="display:none[\s\S]*?<\/div>/gi, '')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, words: string) =>
      words.includes(href) ? words : `${words} ${href}`,
    )
    .replace(/<br\s*\/?>|<\/(p|div|tr|h\d|li)>/gi, '\n')
    .replace(/<[a-z!/][^>]*>/gi, '')
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** Web addresses become links; everything is escaped. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) =>
      i % 2 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
