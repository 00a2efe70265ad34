import { needsDecision, type Finding } from '#domain/scan/finding';
import { Platform } from '#domain/platform/platform';
import { words } from './words.ts';

export const FILTERS = {
  all: { word: words.filters.all, test: (_: Finding) => true },
  decide: { word: words.filters.decide, test: needsDecision },
  others: {
    word: words.filters.others,
    test: (finding: Finding) => finding.status === 'OPEN' && !needsDecision(finding),
  },
  resolved: { word: words.filters.resolved, test: (finding: Finding) => finding.status !== 'OPEN' },
} as const;
export type Filter = keyof typeof FILTERS;

/** What needs a decision stands first, without a title of its own; the rest below it, line by line. */
const PARTS = [
  { title: '', test: FILTERS.decide.test },
  { title: words.parts.others, test: FILTERS.others.test },
  { title: words.parts.resolved, test: FILTERS.resolved.test },
] as const;

const rank = (finding: Finding): number =>
  needsDecision(finding)
    ? 0
    : finding.status === 'OPEN'
      ? 1
      : finding.status === 'REPORTED' || finding.status === 'CASE'
        ? 2
        : 3;

/** Where there are findings, in the product's order. */
export const platformsOf = (findings: readonly Finding[]): Platform[] =>
  Platform.options.filter((platform) => findings.some((finding) => finding.platform === platform));

/** The findings that a filter lets through, the likeliest first, in parts that are not empty. */
export function partsOf(findings: readonly Finding[], filter: Filter): { title: string; of: Finding[] }[] {
  const shown = findings.filter(FILTERS[filter].test).sort((a, b) => rank(a) - rank(b) || b.score - a.score);
  return PARTS.map(({ title, test }) => ({ title, of: shown.filter(test) })).filter(
    ({ of }) => of.length > 0,
  );
}
