import { platformTable } from '../../platform/platform-table.ts';
import { coverageOf, coverageWhy, whyOfSeveral } from '../../scan/coverage.ts';
import type { Finding } from '../../scan/finding.ts';
import type { Scan } from '../../scan/scan.ts';
import { severityOf } from '../../scan/severity.ts';
import type { Letter, Part } from '../letter.ts';
import type { Notification } from '../notification.ts';
import { pageLink } from '../page-link.ts';
import { safeText } from '../safe-text.ts';
import { scanOfWeek, silenceOf, weekOf } from './week.ts';
import { mailWords } from '../words.ts';

/** What a week's mail is about. */
export interface WeekMatter {
  findings: readonly Finding[];
  /** The latest scans, the newest first. */
  scans: readonly Scan[];
}

const said = mailWords.week;
const mostRows = 10;

/** Once a week: what was found, what was searched, and where we could not look. */
export function weekLetter(
  { title, createdAt }: Notification,
  { findings, scans }: WeekMatter,
  { site, footer }: { site: string | undefined; footer: Letter['footer'] },
): Letter {
  const { fresh, changed, again, unknown, gone, waiting } = weekOf(findings, createdAt);
  const scan = scanOfWeek(scans, createdAt);
  const silence = silenceOf(scan);
  const href = pageLink(site, '/dashboard');
  const found = [
    ...part(said.fresh, fresh.map(lineOf)),
    ...part(said.changed, changed.map(lineOf)),
    ...part(said.again, again.map(seenOf)),
    ...part(said.unknown, unknown.map(placeOf)),
    ...part(said.gone, gone.map(placeOf)),
  ];
  const { searched, partly, not } = searchedAndNot(scan);
  return {
    subject: title,
    preview: safeText(said.body(waiting.length), 140),
    parts: [
      { kind: 'heading', text: title },
      ...(found.length > 0 || silence ? found : [{ kind: 'words', text: said.nothingNew } satisfies Part]),
      { kind: 'words', text: said.body(waiting.length) },
      ...(href ? [{ kind: 'link', label: said.open, href } satisfies Part] : []),
      ...part(said.searched, searched.length > 0 ? [listed(searched)] : []),
      ...part(said.partly, partly),
      ...(silence ? [{ kind: 'words', text: said[silence] } satisfies Part] : []),
      ...part(said.not, not),
    ],
    footer,
  };
}

const part = (caption: string, rows: string[]): Part[] =>
  rows.length === 0
    ? []
    : [
        {
          kind: 'reasons',
          caption,
          rows:
            rows.length > mostRows
              ? [...rows.slice(0, mostRows), mailWords.digest.more(rows.length - mostRows)]
              : rows,
        },
      ];

const placeOf = ({ platform, theirs }: Finding): string =>
  `${platformTable[platform].name}: ${safeText(theirs.handle, 200)}`;

/** A search engine keeps for a while what is gone. */
const seenOf = (finding: Finding): string =>
  finding.history.findLast(({ what }) => what === 'seen again' || what === 'back again')?.seenIn ===
  'web search'
    ? said.inWeb(placeOf(finding))
    : placeOf(finding);

/** "X: maya_ho1limund, likely clone, high risk": how it is called where it is shown, and how soon it deserves a look. */
const lineOf = (finding: Finding): string =>
  `${placeOf(finding)}, ${finding.verdict}, ${said.risk[severityOf(finding).severity]}`;

/** Platforms by how the search went there; those that were not searched in full with their reason, one reason once. */
function searchedAndNot(scan: Scan | undefined): { searched: string[]; partly: string[]; not: string[] } {
  const searched: string[] = [];
  const reasons = { partly: new Map<string, string[]>(), not: new Map<string, string[]>() };
  for (const source of scan?.sources ?? []) {
    const { name } = platformTable[source.platform];
    const at = coverageOf(source);
    if (at.state === 'searched' && !at.part) searched.push(name);
    else {
      const group = reasons[at.state === 'searched' ? 'partly' : 'not'];
      const why = safeText(coverageWhy(at) ?? said.noAnswer, 300);
      group.set(why, [...(group.get(why) ?? []), name]);
    }
  }
  const lines = (group: Map<string, string[]>) =>
    [...group].map(
      ([why, platforms]) => `${listed(platforms)}: ${platforms.length > 1 ? whyOfSeveral(why) : why}`,
    );
  return { searched, partly: lines(reasons.partly), not: lines(reasons.not) };
}

const listed = (names: string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
