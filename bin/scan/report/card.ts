import type { Verdict } from '#domain/engine/judge/judgement';
import { signedPoints, wholePoints } from '#domain/engine/judge/whole-points';
import { platformTable } from '#domain/platform/platform-table';
import type { Shown } from '../changes.ts';
import { drawnDiff } from './handle-diff.ts';
import { html, linked, type Markup, shown } from './markup.ts';
import { side } from './side.ts';

/** How a verdict is called, and which colour it has. */
const verdicts: Record<Verdict, { words: string; look: string }> = {
  'likely clone': { words: 'Likely a copy', look: 'copy' },
  'possible clone': { words: 'Possibly a copy', look: 'amber' },
  namesake: { words: 'Shares a name or handle', look: 'quiet' },
  unrelated: { words: 'No longer alike', look: 'quiet' },
};

/** One account that was found: both sides, the handles letter by letter, and each reason with its points. */
export function card({ line, compared, change, changed }: Shown): Markup {
  const { words, look } =
    change === 'gone' ? { words: 'No longer there', look: 'seal' } : verdicts[line.verdict];
  const what = changed?.length ? `Changed: ${changed.join(', ')}` : change === 'new' ? 'New' : undefined;
  return html`<article>
    <header>
      <p class="place">
        ${platformTable[line.platform].name}${what && html` <span class="change">${what}</span>`}
      </p>
      <h2 class="handle">${shown(line.handle)}</h2>
      <p class="verdict ${look}">${words} <b>${wholePoints(line.score)}</b><span class="of">of 100</span></p>
    </header>
    ${compared ? comparison(compared) : bare(line)}
  </article>`;
}

const comparison = ({ yours, theirs, judgement, images }: NonNullable<Shown['compared']>): Markup =>
  html`${drawnDiff(yours.handle, theirs.handle)}
    <div class="sides">
      ${side('Yours', yours, images?.yours)} ${side('The other account', theirs, images?.theirs)}
    </div>
    <h3>Why</h3>
    <ul class="reasons">
      ${judgement.evidence
        .toSorted((a, b) => b.adds - a.adds)
        .map(
          ({ reason, side: speaks, adds }) =>
            html`<li class="${speaks}">
              <b>${adds === 0 ? '' : signedPoints(adds)}</b><span>${shown(reason)}</span>
            </li>`,
        )}
    </ul>`;

/** What an earlier run kept of it. */
const bare = ({ name, url, reasons }: Shown['line']): Markup =>
  html`<p>${!!name && html`${shown(name)}. `}${reasons.slice(0, 1).map(shown)} ${!!url && linked(url)}</p>`;
