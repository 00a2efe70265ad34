import { needsDecision, type Finding } from '#domain/scan/finding';
import { bySeverity } from '#domain/scan/severity';
import { Platform } from '#domain/platform/platform';
import { isUnsure } from '../handle-alone.ts';
import { words } from './words.ts';

export const FILTERS = {
  all: { word: words.filters.all, test: (_: Finding) => true },
  decide: { word: words.filters.decide, test: needsDecision },
  unsure: { word: words.parts.unsure, test: isUnsure },
  others: {
    word: words.filters.others,
    test: (finding: Finding) => finding.status === 'OPEN' && !needsDecision(finding) && !isUnsure(finding),
  },
  resolved: { word: words.filters.resolved, test: (finding: Finding) => finding.status !== 'OPEN' },
} as const;
export type Filter = keyof typeof FILTERS;

/** The filters that are offered: most findings can be told from each other, and where all can, nobody asks for the rest. */
export const filtersFor = (findings: readonly Finding[], chosen: Filter): Filter[] =>
  (Object.keys(FILTERS) as Filter[]).filter(
    (name) => name !== 'unsure' || name === chosen || findings.some(isUnsure),
  );

/** What needs a decision stands first, without a title of its own; the rest below it, line by line. */
const PARTS = [
  { title: '', test: FILTERS.decide.test },
  { title: words.parts.unsure, test: FILTERS.unsure.test },
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

const newest = (a: Finding, b: Finding) => Date.parse(b.firstSeen) - Date.parse(a.firstSeen);
const place = ({ platform }: Finding) => Platform.options.indexOf(platform);

/** Within what waits for the same. */
export const SORTS = {
  severity: { word: words.sort.severity, order: bySeverity },
  newest: { word: words.sort.newest, order: newest },
  platform: {
    word: words.sort.platform,
    order: (a: Finding, b: Finding) => place(a) - place(b) || bySeverity(a, b),
  },
} as const;
export type Sort = keyof typeof SORTS;

/** Where there are findings, in the product's order. */
export const platformsOf = (findings: readonly Finding[]): Platform[] =>
  Platform.options.filter((platform) => findings.some((finding) => finding.platform === platform));

/** The findings that a filter lets through, the most severe first unless said, in parts that are not empty. */
export function partsOf(
  findings: readonly Finding[],
  filter: Filter,
  sort: Sort = 'severity',
): { title: string; of: Finding[] }[] {
  const { order } = SORTS[sort];
  const shown = findings.filter(FILTERS[filter].test).sort((a, b) => rank(a) - rank(b) || order(a, b));
  return PARTS.map(({ title, test }) => ({ title, of: shown.filter(test) })).filter(
    ({ of }) => of.length > 0,
  );
}
