import type { Drawing } from './draw/drawing.ts';
import type { Line } from './draw/named-line.ts';
import { htmlOf } from './draw/letter-html.ts';
import { textOf } from './draw/letter-text.ts';

/** A part of a mail. Texts are plain and on one line; what others chose has been through `safeText`. */
export type Part =
  | { kind: 'words'; text: string }
  /** Said beside the matter: smaller, in grey. */
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: Line[] }
  /** A ruled table with one reason a row. */
  | { kind: 'reasons'; caption: string; rows: string[] }
  /** The one figure of an alert, and the words that follow it. */
  | { kind: 'score'; score: number; words: string }
  | { kind: 'code'; code: string }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'link'; label: string; href: string };

/** A mail before it is drawn. */
export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** The top edge of the sheet: red for a copy, green for what one does oneself; ink unless said. */
  edge?: 'copy' | 'seal';
  parts: Part[];
  /** Below the sheet, before why the person gets it: what the mail cannot vouch for. */
  limits?: string[];
  /** Why the person gets it, and how it ends: `about` completes "emails about". `why`: of one that cannot be stopped. */
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
