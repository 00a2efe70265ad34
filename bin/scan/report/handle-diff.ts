import { type DiffStep, handleDiff } from '#domain/engine/handle/handle-diff';
import { hidesSomething } from '#domain/unseen-characters';
import { html, type Markup, shown } from './markup.ts';

/** Of the shorter handle, so much must stand in the other for a drawing of the rest to say anything. */
const enough = 0.5;
/** Stands for a character that shows nothing; its note names it. */
const hidden = '□';

/** Two handles letter by letter: what differs is enlarged and named. */
export function drawnDiff(yours: string, theirs: string): Markup {
  const { steps, sentence, ...names } = handleDiff(yours, theirs, {
    yours: 'Yours',
    theirs: 'The other account',
  });
  const kept = steps.reduce((sum, step) => sum + (isKept(step) ? step.yours.length : 0), 0);
  const least = Math.min([...names.yours].length, [...names.theirs].length);
  if (kept < enough * least) return html``;
  const notes = steps.filter(({ words }) => words);
  return html`<figure class="diff" role="img" aria-label="${sentence}">
    <div class="glyphs" aria-hidden="true">${steps.flatMap(columnsOf)}</div>
    <ul aria-hidden="true">
      ${notes.map(({ words, code }) => html`<li>${words}${code && html` <code>${code}</code>`}</li>`)}
      ${notes.length === 0 && html`<li class="quiet">The same characters, letter for letter.</li>`}
    </ul>
  </figure>`;
}

/** A letter that imitates another counts as kept, a plain letter in its place does not. */
const isKept = ({ kind, theirs }: DiffStep): boolean =>
  kind === 'same' || kind === 'swapped' || (kind === 'replaced' && !/^[a-z]+$/i.test(theirs.join('')));

/** Long runs are cut into single columns, so that they can wrap. */
function columnsOf({ kind, yours, theirs }: DiffStep): Markup[] {
  if (kind === 'replaced' || kind === 'swapped') return [column(kind, yours, theirs)];
  const count = Math.max(yours.length, theirs.length);
  return Array.from({ length: count }, (_, at) =>
    column(kind, yours.slice(at, at + 1), theirs.slice(at, at + 1)),
  );
}

const column = (kind: DiffStep['kind'], yours: readonly string[], theirs: readonly string[]): Markup =>
  html`<span class="${kind}"><b>${glyphs(yours)}</b><b>${glyphs(theirs)}</b></span>`;

const glyphs = (of: readonly string[]): Markup[] =>
  of.length === 0
    ? [html`<i></i>`]
    : of.map((one) => (hidesSomething(one) ? html`${hidden}` : html`${shown(one)}`));
