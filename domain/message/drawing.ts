import { escapeHtml, safeText } from './safe-text.ts';

/** One glyph of a handle, visible or named by its code, and whether it differs. */
interface Glyph {
  shown: string;
  differs: boolean;
}

/** Two handles glyph by glyph, ready for a mail. `notes` name the differences; none where too much differs to say it so. */
export interface Drawing {
  yours: Glyph[];
  theirs: Glyph[];
  notes: string[];
}

/** Glyph by glyph an address comes through in pieces; together it must not be one. */
const whole = (glyphs: readonly Glyph[]): string => safeText(glyphs.map(({ shown }) => shown).join(''), 400);

const sides = [
  ['yours', 'Your handle'],
  ['theirs', 'The other handle'],
] as const;

export const drawingText = (drawing: Drawing): string =>
  [
    ...sides.map(([side, label]) => `${label}: ${whole(drawing[side])}`),
    ...drawing.notes.map((note) => `- ${note}`),
  ].join('\n');

/** In `bdo`, so that letters written from right to left stand in the order in which they are typed. */
export const drawingHtml = (drawing: Drawing): string =>
  `<div class="drawing">${sides
    .map(
      ([side, label]) =>
        `<p><span class="key">${label}</span><bdo dir="ltr" class="handle ${side}">${runs(drawing[side])}</bdo></p>`,
    )
    .join(
      '',
    )}${drawing.notes.length > 0 ? `<ul class="notes">${drawing.notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>` : ''}</div>`;

/** Neighbours of one kind in one element: a screen reader says words, not letters. */
function runs(glyphs: readonly Glyph[]): string {
  // Where the whole is an address, its dots are drawn in brackets as well.
  const dots = whole(glyphs) !== glyphs.map(({ shown }) => shown).join('');
  let html = '';
  let bold = false;
  for (const { shown, differs } of glyphs) {
    if (differs !== bold) html += differs ? '<b>' : '</b>';
    bold = differs;
    html += escapeHtml(dots && /^[.。．｡]$/.test(shown) ? '[.]' : shown);
  }
  return bold ? `${html}</b>` : html;
}
