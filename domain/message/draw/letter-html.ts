import { brand } from '../../brand.ts';
import { endsOf, whyOf } from './letter-footer.ts';
import type { Letter } from '../letter.ts';
import { font, look, styleBlock } from './mail-look.ts';
import { partHtml } from './part-html.ts';
import { escapeHtml } from '../safe-text.ts';
import { mailWords } from '../words.ts';

/** One column of rows: what every mail program draws alike. */
const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${rows}</table>`;

/** A letter as HTML that loads nothing: no pictures, no fonts, no script. Tables and styles in place, as mail programs want. */
export function htmlOf(letter: Letter, subject: string): string {
  const parts = letter.parts.map(partHtml).join('\n');
  const top = letter.edge ? ` top-${letter.edge}` : '';
  const sheet = `<tr><td ${look(`sheet frame${top} pad`, 'border:1px solid;border-top-width:3px;padding:30px 36px 18px')}>
${parts}
</td></tr>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${styleBlock}</style>
</head>
<body ${look('paper', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preview)}${blank}</div>
<div role="main" ${look('paper')}>
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
${table(`${head}\n${sheet}\n${foot(letter)}`, `max-width:600px;margin:0 auto;padding:28px 12px 36px;${font('text')}`)}
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
}

/** Keeps the first words of the mail from following the preview in a list of mails. */
const blank = '&#847;&zwnj;&nbsp;'.repeat(40);

/** The seal, as far as borders draw one: a reeded ring around the initial. */
const seal = `<td width="34" style="width:34px;padding:0 10px 0 0"><div aria-hidden="true" ${look('seal ring', `width:26px;height:26px;border:4px double;border-radius:17px;text-align:center;font-size:15px;line-height:26px;font-weight:700;${font('text')}`)}>${brand.slice(0, 1)}</div></td>`;
const head = `<tr><td style="padding:0 0 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${seal}<td ${look('ink', 'font-size:18px;line-height:1.2;font-weight:600;letter-spacing:-.01em')}>${brand}</td></tr></table></td></tr>`;

function foot(letter: Letter): string {
  const line = (html: string) => `<p style="margin:0 0 12px">${html}</p>`;
  const ends = endsOf(letter).map(
    ({ words, href }) => `<a ${look('seal')} href="${escapeHtml(href)}">${escapeHtml(words)}</a>`,
  );
  const lines = [...(letter.limits ?? []), whyOf(letter), mailWords.promise].map(escapeHtml);
  return `<tr><td ${look('ink2', 'padding:20px 0 0;font-size:14px;line-height:1.55;word-break:break-word')}>
${[...lines, ...(ends.length > 0 ? [ends.join(' &nbsp;·&nbsp; ')] : [])].map(line).join('\n')}
</td></tr>`;
}
