import { drawingHtml } from './drawing.ts';
import type { Part } from '../letter.ts';
import { font, look } from './mail-look.ts';
import type { Line } from './named-line.ts';
import { escapeHtml } from '../safe-text.ts';
import { mailWords } from '../words.ts';

const wrap = 'word-break:break-word;overflow-wrap:anywhere';
const paragraph = (text: string, names: string, style: string) =>
  `<p ${look(names, `margin:0 0 16px;${style};${wrap}`)}>${escapeHtml(text)}</p>`;

/** One part of a letter, styled in place. */
export function partHtml(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h1 ${look('ink', `margin:0 0 12px;font-size:25px;line-height:1.22;font-weight:500;letter-spacing:-.015em;${wrap}`)}>${escapeHtml(part.text)}</h1>`;
    case 'words':
      return paragraph(part.text, 'ink', 'font-size:16px;line-height:1.55');
    case 'note':
      return paragraph(part.text, 'ink2', 'font-size:15px;line-height:1.5');
    case 'list':
      return `<ul ${look('ink', `margin:0 0 16px;padding:0 0 0 20px;font-size:16px;line-height:1.5;${wrap}`)}>${part.items.map((item) => `<li style="margin:0 0 6px">${lineHtml(item)}</li>`).join('')}</ul>`;
    case 'reasons':
      return reasons(part.caption, part.rows);
    case 'score':
      return `<p ${look('ink2', 'margin:0 0 20px;font-size:16px;line-height:1.3')}><b ${look('ink', 'font-size:30px;font-weight:500;letter-spacing:-.02em')}>${part.score}</b> ${escapeHtml(mailWords.alert.likeness(part.score).replace(/^\d+ /, ''))}, ${escapeHtml(part.words)}</p>`;
    case 'code':
      return code(part.code);
    case 'drawing':
      return drawingHtml(part.drawing);
    case 'link':
      return `<p style="margin:8px 0 20px"><a ${look('go', 'display:inline-block;padding:14px 24px;border-radius:2px;font-size:16px;line-height:1.2;font-weight:600;text-decoration:none')} href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`;
  }
}

/** Names in the letters of handles, which tell I from l. */
const lineHtml = (line: Line): string =>
  typeof line === 'string'
    ? escapeHtml(line)
    : line
        .map((piece) =>
          typeof piece === 'string'
            ? escapeHtml(piece)
            : `<span style="${font('mono')}">${escapeHtml(piece.name)}</span>`,
        )
        .join('');

/** The digits stand apart by style alone: copied or read aloud they are one code. */
const code = (digits: string) =>
  `<p ${look('ink rule code', `margin:0 0 24px;padding:0 0 22px;border:0 solid;border-bottom-width:1px;font-size:44px;line-height:1.15;font-weight:600;letter-spacing:9px;white-space:nowrap;${font('mono')}`)}>${escapeHtml(digits)}</p>`;

function reasons(caption: string, rows: readonly string[]): string {
  const cell = (text: string) =>
    `<tr><td ${look('ink rule', `padding:9px 0;border:0 solid;border-top-width:1px;font-size:15px;line-height:1.45;${wrap}`)}>${escapeHtml(text)}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><caption ${look('ink2', 'padding:0 0 6px;text-align:left;font-size:14px;line-height:1.4')}>${escapeHtml(caption)}</caption>${rows.map(cell).join('')}</table>`;
}
