import { font, look } from './mail-look.ts';
import { escapeHtml, safeText } from '../safe-text.ts';
import { mailWords } from '../words.ts';

/** Glyphs of both handles that stand above each other; one side is empty for what was added or left out. */
export interface Column {
  yours: string[];
  theirs: string[];
  differs: boolean;
}

/**
 * Two handles glyph by glyph, ready for a mail; a glyph that shows nothing is named by its code. `notes` name the
 * differences; none where too much differs to say it so.
 */
export interface Drawing {
  columns: Column[];
  notes: string[];
}

const sides = ['yours', 'theirs'] as const;
type Side = (typeof sides)[number];

const glyphs = ({ columns }: Drawing, side: Side) => columns.flatMap((column) => column[side]);

/** Glyph by glyph an address comes through in pieces; together it must not be one. */
const whole = (drawing: Drawing, side: Side): string => safeText(glyphs(drawing, side).join(''), 400);

export const drawingText = (drawing: Drawing): string =>
  [
    ...sides.map((side) => `${mailWords.handles[side].begun}: ${whole(drawing, side)}`),
    ...drawing.notes.map((note) => `- ${note}`),
  ].join('\n');

/** How large handles are written, and how many glyphs of that fit beside each other on a phone; differences are larger. */
interface Sizes {
  inLine: number;
  same: number;
  yours: number;
  theirs: number;
}
const large: Sizes = { inLine: 18, same: 20, yours: 22, theirs: 28 };
const small: Sizes = { inLine: 25, same: 16, yours: 17, theirs: 20 };

/** A table with a column a run, so that what differs stands under what it replaces; a long handle is written smaller, a longer one goes on below. */
export function drawingHtml(drawing: Drawing): string {
  const show = {
    yours: glyphShower(drawing, 'yours'),
    theirs: glyphShower(drawing, 'theirs'),
  };
  const sizes =
    drawing.columns.reduce((sum, column) => sum + width(column), 0) > large.inLine ? small : large;
  const lines = inLines(drawing.columns, sizes.inLine).map((columns, index) => {
    const rows = sides.map((side) => {
      const { begun, goesOn } = mailWords.handles[side];
      const cells = columns.map((column) => cell(column, side, show[side], sizes));
      return `${label(index === 0 ? begun : goesOn, columns.length)}<tr>${cells.join('')}</tr>`;
    });
    return `<table cellpadding="0" cellspacing="0" border="0" dir="ltr" style="margin:0 0 10px;border-collapse:collapse">${rows.join('')}</table>`;
  });
  const notes = drawing.notes.map(
    (note) =>
      `<p ${look('copy', 'margin:0 0 4px;font-size:16px;line-height:1.45;font-weight:600')}>${escapeHtml(note)}</p>`,
  );
  return `<div style="margin:0 0 22px">${lines.join('')}${notes.join('')}</div>`;
}

const label = (text: string, columns: number) =>
  `<tr><td colspan="${columns}" ${look('ink2', `padding:4px 0 0;font-size:13px;line-height:1.4;text-align:left;${font('text')}`)}>${text}</td></tr>`;

/** In `bdo`, so that letters written from right to left stand in the order in which they are typed. */
function cell(column: Column, side: Side, show: (glyph: string) => string, sizes: Sizes): string {
  const text = `<bdo dir="ltr">${column[side].map(show).join('')}</bdo>`;
  const base = `white-space:nowrap;text-align:center;vertical-align:bottom;line-height:1.2;${font('mono')}`;
  if (!column.differs)
    return `<td ${look('ink2', `padding:3px 0;font-size:${sizes.same}px;${base}`)}>${text}</td>`;
  if (column[side].length === 0)
    return `<td ${look('rule', `padding:3px 7px;border:0 dashed;border-bottom-width:2px;font-size:${sizes.same}px`)}>&nbsp;</td>`;
  return side === 'yours'
    ? `<td ${look('ink', `padding:3px 4px;font-size:${sizes.yours}px;font-weight:700;${base}`)}>${text}</td>`
    : `<td ${look('copy wash mark', `padding:2px 5px;border:0 solid;border-bottom-width:3px;font-size:${sizes.theirs}px;font-weight:700;${base}`)}>${text}</td>`;
}

/** Where the whole is an address, its dots and colons are drawn in brackets as well. */
function glyphShower(drawing: Drawing, side: Side): (glyph: string) => string {
  const address = whole(drawing, side) !== glyphs(drawing, side).join('');
  return (glyph) => escapeHtml(address ? glyph.replace(/^[.。．｡]$/, '[.]').replace(/^:$/, '[:]') : glyph);
}

/** Cuts the columns into lines that fit: a run that is too long for the rest of a line goes on in the next. */
function inLines(columns: readonly Column[], inLine: number): Column[][] {
  const lines: Column[][] = [[]];
  let room = inLine;
  for (const column of columns)
    for (let rest: Column | undefined = column; rest;) {
      const [here, next] = cut(rest, room, inLine);
      if (here) lines.at(-1)!.push(here);
      room -= here ? width(here) : 0;
      rest = next;
      if (next) {
        lines.push([]);
        room = inLine;
      }
    }
  return lines;
}

/** As it is shown: `[U+200B]` takes the place of eight. */
const width = ({ yours, theirs }: Column) => Math.max(yours.join('').length, theirs.join('').length);

/** What of a column has room, and the rest; of a whole line at least one glyph has. A difference that fits on a line is not cut. */
function cut(column: Column, room: number, inLine: number): [Column?, Column?] {
  const wholeLine = room === inLine;
  const { yours, theirs, differs } = column;
  const most = Math.max(yours.length, theirs.length);
  const part = (from: number, to?: number): Column => ({
    ...{ yours: yours.slice(from, to), theirs: theirs.slice(from, to) },
    differs,
  });
  let fits = most;
  while (fits > 0 && width(part(0, fits)) > room) fits -= 1;
  if (fits === 0 && wholeLine) fits = 1;
  if (fits === most) return [column];
  if (differs && !wholeLine && width(column) <= inLine) return [undefined, column];
  return [fits > 0 ? part(0, fits) : undefined, part(fits)];
}
