import { wholePoints } from '#domain/engine/judge/whole-points';
import { platformTable } from '#domain/platform/platform-table';
import { shownParts } from '#domain/unseen-characters';
import type { Shown } from './changes.ts';

/** A profile's own text may hold what steers a terminal: shown as codes. */
const plain = (text: string): string =>
  shownParts(text)
    .map((part) => ('words' in part ? part.words : `<${part.code}>`))
    .join('');

const heads = ['PLATFORM', 'HANDLE', 'SCORE', 'VERDICT', 'STRONGEST REASON', 'ADDRESS'];
/** Columns are as wide as their widest cell, within reason. */
const widest = [16, 32, 5, 14, 60];

/** The findings as a table, the likeliest first; with a column before it where only changes are shown. */
export function tableLines(shown: readonly Shown[], withChange: boolean): string[] {
  if (shown.length === 0)
    return [withChange ? 'Nothing has changed.' : 'No account that looks like it was found.'];
  const rows = shown.map((one) => cellsOf(one, withChange));
  const head = withChange ? ['CHANGE', ...heads] : heads;
  const most = withChange ? [30, ...widest] : widest;
  const widths = most.map((limit, column) =>
    Math.min(limit, Math.max(...[head, ...rows].map((row) => length(row[column]!)))),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column < widths.length ? fitted(cell, widths[column]!) : cell))
      .join('  ')
      .trimEnd(),
  );
}

function cellsOf(one: Shown, withChange: boolean): string[] {
  const { line, change, changed } = one;
  const { platform, handle, score, verdict, url } = line;
  const cells = [
    platformTable[platform].name,
    ...[handle, `${wholePoints(score)}`, verdict, strongest(one), url ?? ''].map(plain),
  ];
  const what = changed?.length ? `${change}: ${changed.join(', ')}` : (change ?? '');
  return withChange ? [what, ...cells] : cells;
}

const length = (text: string): number => [...text].length;

function fitted(text: string, width: number): string {
  const signs = [...text];
  return signs.length > width
    ? `${signs.slice(0, width - 1).join('')}…`
    : text + ' '.repeat(width - signs.length);
}

/** The reason that adds most to the score. */
function strongest({ line, compared }: Shown): string {
  const evidence = (compared?.judgement.evidence ?? []).filter(({ side }) => side === 'for');
  const [first] = evidence.toSorted((a, b) => b.adds - a.adds);
  return first?.reason ?? line.reasons[0] ?? '';
}
