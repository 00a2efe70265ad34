import { brand } from '../brand.ts';
import { drawingHtml, drawingText, type Drawing } from './drawing.ts';
import { escapeHtml } from './safe-text.ts';

/** A part of a mail. Texts are plain and on one line; what others chose has been through `safeText`. */
export type Part =
  | { kind: 'words'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'link'; label: string; href: string };

/** A mail before it is drawn. */
export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  parts: Part[];
  /** Why the person gets it, and how it ends: `about` completes "mails about". `why`: of one that cannot be stopped. */
  footer: { about: string; stop: string | undefined; settings: string | undefined } | { why: string };
}

/** A mail as it is sent. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

const longestSubject = 150;

/** Draws a letter twice, as text and as HTML: the same parts in the same order, so that neither says less than the other. */
export function drawLetter(letter: Letter): Mail {
  const subject = [...letter.subject].slice(0, longestSubject).join('');
  return { subject, text: textOf(letter), html: htmlOf(letter, subject) };
}

const promise = `${brand} never asks for your password or for a code by mail.`;
const whyOf = (footer: Letter['footer']) =>
  'why' in footer ? footer.why : `You get mails about ${footer.about} because you left them on.`;
/** The links that end such mails, each with its words. */
const endsOf = (footer: Letter['footer']): [words: string, href: string][] =>
  'why' in footer
    ? []
    : [
        ...(footer.stop ? [[`Stop mails about ${footer.about}`, footer.stop] as [string, string]] : []),
        ...(footer.settings ? [['All choices', footer.settings] as [string, string]] : []),
      ];

function textOf({ parts, footer }: Letter): string {
  const body = parts.map((part) => {
    if (part.kind === 'list') return part.items.map((item) => `- ${item}`).join('\n');
    if (part.kind === 'drawing') return drawingText(part.drawing);
    if (part.kind === 'link') return `${part.label}:\n${part.href}`;
    return part.text;
  });
  const foot = ['-- ', whyOf(footer), ...endsOf(footer).map(([words, href]) => `${words}: ${href}`), promise];
  return `${[...body, foot.join('\n')].join('\n\n')}\n`;
}

function htmlOf({ preview, parts, footer }: Letter, subject: string): string {
  const body = parts.map((part) => {
    if (part.kind === 'heading') return `<h1>${escapeHtml(part.text)}</h1>`;
    if (part.kind === 'list')
      return `<ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    if (part.kind === 'drawing') return drawingHtml(part.drawing);
    if (part.kind === 'link')
      return `<p><a class="go" href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`;
    return `<p>${escapeHtml(part.text)}</p>`;
  });
  const ends = endsOf(footer).map(
    ([words, href]) => ` <a href="${escapeHtml(href)}">${escapeHtml(words)}</a>.`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body>
<main class="sheet">
<div class="preview">${escapeHtml(preview)}</div>
<p class="brand">${brand}</p>
${body.join('\n')}
<div class="foot">
<p>${escapeHtml(whyOf(footer))}${ends.join('')}</p>
<p>${escapeHtml(promise)}</p>
</div>
</main>
</body>
</html>
`;
}

/** No tables, no pictures, no fonts from elsewhere: opening a mail asks nobody for anything. */
const style = `
:root{color-scheme:light dark}
body{margin:0;padding:0;background:#faf7f0;color:#1b2430;font:17px/1.55 'Atkinson Hyperlegible Next','Segoe UI',system-ui,-apple-system,sans-serif;-webkit-text-size-adjust:100%}
.preview{display:none;max-height:0;overflow:hidden}
.sheet{max-width:34rem;margin:0 auto;padding:28px 20px 40px}
.brand{margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid #dad3c3;color:#0f6b52;font-weight:650;letter-spacing:.01em}
p,ul{margin:0 0 16px;overflow-wrap:anywhere}
h1{margin:28px 0 10px;font-size:20px;line-height:1.3;overflow-wrap:anywhere}
ul{padding-left:20px}
li{margin:4px 0}
a{color:#0f6b52}
.go{display:inline-block;margin:8px 0;padding:11px 20px;border-radius:4px;background:#0f6b52;color:#fffdf8;font-weight:600;text-decoration:none}
.drawing{margin:0 0 16px;padding:14px 16px 10px;border:1px solid #dad3c3;background:#fffdf8}
.drawing p{margin:0 0 6px}
.key{display:block;color:#4a5361;font-size:14px;line-height:1.3}
.handle{font:21px/1.5 'Atkinson Hyperlegible Mono','DejaVu Sans Mono',Menlo,Consolas,monospace}
.handle b{font-size:1.3em;line-height:1}
.theirs b{color:#b3402a;text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:4px}
.notes{margin:8px 0 4px;padding-left:20px;color:#4a5361;font-size:15px}
.foot{margin-top:36px;padding-top:14px;border-top:1px solid #dad3c3;color:#4a5361;font-size:14px}
@media (prefers-color-scheme:dark){
body{background:#12171e!important;color:#f1ede3!important}
.brand,a{color:#5cc6a2!important}
.brand,.foot,.drawing{border-color:#2e3743!important}
.drawing{background:#181f28!important}
.go{background:#5cc6a2!important;color:#0c1a16!important}
.theirs b{color:#f08a70!important}
.key,.notes,.foot{color:#bcc0c5!important}
}
`.replaceAll('\n', '');
