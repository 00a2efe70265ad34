import { utcMoment } from '#domain/utc';
import { brand } from '#domain/brand';
import type { Verdict } from '#domain/engine/judge/judgement';
import type { SeenProfile } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import type { Shown } from '../changes.ts';
import { coverageLine, type CoverageRow } from '../coverage-lines.ts';
import type { ScanOptions } from '../options.ts';
import { card } from './card.ts';
import { html, linked, Markup, shown } from './markup.ts';
import { pictureRules } from './pictures.ts';
import { style } from './style.ts';

interface Report {
  options: Pick<ScanOptions, 'handle' | 'name' | 'real'>;
  shown: readonly Shown[];
  /** Accounts that were taken for the person's own. */
  own: readonly SeenProfile[];
  coverage: readonly CoverageRow[];
  /** Only changes since an earlier run. */
  isDiff: boolean;
  at: Date;
}

/** No script runs and nothing is loaded, whatever a profile says of itself. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

/** The whole report as one page that needs nothing else. */
export const reportPage = ({ options, shown: all, own, coverage, isDiff, at }: Report): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>Accounts like ${options.handle}</title>
        <style>
          ${new Markup(style())}${pictureRules(all)}
        </style>
      </head>
      <body>
        <header class="top">
          <p class="brand">${brand}</p>
          ${!options.real && html`<p class="demo">Demonstration data: twins of the platforms, invented people.</p>`}
          <h1>Accounts like <span class="handle">${shown(options.handle)}</span></h1>
          <p class="sum">${summary(all, coverage, isDiff)}</p>
          <p class="at">
            Searched on
            ${utcMoment(at.getTime())}${options.name && html`, for the name ${shown(options.name)}`}.
          </p>
          ${own.length > 0 && html`<p class="at">Taken as yours: ${own.map((one, n) => html`${n > 0 && ', '}${platformTable[one.platform].name} ${one.url ? linked(one.url) : shown(one.handle)}`)}.</p>`}
        </header>
        <main>
          ${all.map(card)}
          <section class="coverage">
            <h2>Where we looked</h2>
            <ul>
              ${coverage.map(coverageItem)}
            </ul>
          </section>
        </main>
        <footer>
          <p>
            ${brand} never calls anyone real or fake: it shows what is alike, and says where it could not
            look. People may share a name.
          </p>
        </footer>
      </body>
    </html> `.text;

function coverageItem(row: CoverageRow): Markup {
  const [name = '', ...rest] = coverageLine(row).split(': ');
  const look = row.coverage === 'looked' ? 'looked' : row.coverage === 'could not look' ? 'silent' : 'other';
  return html`<li class="${look}"><b>${name}</b> <span>${rest.join(': ')}</span></li>`;
}

function summary(all: readonly Shown[], coverage: readonly CoverageRow[], isDiff: boolean): string {
  const answered = coverage.filter(({ coverage: is }) => is === 'looked' || is === 'in part').length;
  const looked = `${answered} of ${coverage.length} platforms answered.`;
  if (isDiff) {
    const counted = (['new', 'changed', 'gone'] as const).map(
      (change) => `${all.filter((one) => one.change === change).length} ${change}`,
    );
    return `${counted.join(', ')} since the earlier search. ${looked}`;
  }
  const count = (verdict: Verdict) => all.filter(({ line }) => line.verdict === verdict).length;
  const [likely, possible, namesakes] = [count('likely clone'), count('possible clone'), count('namesake')];
  return `${likely} likely ${likely === 1 ? 'copy' : 'copies'}, ${possible} possible, ${namesakes} that ${namesakes === 1 ? 'shares' : 'share'} a name or handle. ${looked}`;
}
