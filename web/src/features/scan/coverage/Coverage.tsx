import type { ReactNode } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import { searchedName } from '#domain/platform/searched-name';
import { coverageWhy, coverageWords, isAsked, type Coverage as State } from '#domain/scan/coverage';
import type { Platform } from '#domain/platform/platform';
import type { Scan } from '#domain/scan/scan';
import { when } from '../../../lib/when.ts';
import { Part } from '../../../ui/page/Part.tsx';
import { More } from '../../../ui/page/More.tsx';
import { Mark, type MarkKind } from '../../../ui/Mark.tsx';
import { words } from '../words.ts';
import { coverage, type Coverage as Covered } from './coverage.ts';
import styles from './Coverage.module.css';

const said = words.coverage;

function kindOf(at: State): MarkKind {
  if (at.state === 'searched') return at.part ? 'part' : 'done';
  return at.state === 'waiting' || at.state === 'searching' ? 'wait' : 'none';
}

interface Props {
  scan: Scan;
  now: number;
  /** When the next scan is. */
  next?: string | undefined;
  /** The day of the next web search. */
  nextWeb?: string | undefined;
  /** Which of those that are asked themselves come later than the next scan, and on which day. */
  later?: readonly { platform: Platform; on: string }[];
  /** They have proven an account: from then on every platform is searched. */
  proven?: boolean;
  /** Platforms on which an account was added since the scan. */
  added?: readonly Platform[];
  /** Platforms of accounts that were proven since the scan. */
  proved?: readonly Platform[];
  /** Searched in this scan, and in no other: the account or the proof is gone that they were searched by. */
  ended?: readonly Platform[];
  /** A scan is under way: nothing is said here, and the part stands only where a form in it was asked for. */
  looking?: boolean;
  /** What stands below. */
  children?: ReactNode;
}

const named = (platforms: readonly Platform[]): string =>
  platforms.map((platform) => platformTable[platform].name).join(', ');

/** Where we looked, and how far; what is typed below it outlasts a scan that begins meanwhile. */
export const Coverage = ({ next, looking = false, children, ...seen }: Props) => (
  <Part
    title={looking ? words.submit.form : said.title}
    rank="h3"
    name="cov"
    id="coverage"
    className={looking ? `${styles.part} ${styles.looking}` : styles.part}
    aside={
      !looking && (
        <span className="small quiet">
          {said.when(when(seen.scan.finishedAt ?? seen.scan.requestedAt, seen.now), next)}
        </span>
      )
    }
  >
    {!looking && <Looked {...seen} />}
    {children && <div className={styles.below}>{children}</div>}
  </Part>
);

/** At equal size at how many we could not look: each of those is named, its reason one step away. */
function Looked({
  scan,
  now,
  nextWeb,
  later = [],
  proven = false,
  added = [],
  proved = [],
  ended = [],
}: Omit<Props, 'next' | 'looking' | 'children'>) {
  const { rows, part, not } = coverage(scan);
  // What was asked and not answered in full stands open; the others are named, each a step away.
  const troubled = rows.filter(({ at }) => isAsked(at) && !isWhole(at));
  const by = (way: 'platform' | 'web search') =>
    rows.filter(({ at }) => isWhole(at) && at.state === 'searched' && at.by === way);
  const [itself, web] = [by('platform'), by('web search')];
  const counts: { count: number; kind: MarkKind; called: string }[] = [
    { count: itself.length, kind: 'done', called: said.searched },
    { count: web.length, kind: 'done', called: said.throughEngine },
    { count: part, kind: 'part', called: said.part },
    { count: not, kind: 'none', called: said.not },
  ];
  // What a search engine shows of a platform is less than the platform does; zeros that need no words are left out.
  const tally = counts.filter(({ count, kind }) => count > 0 || kind === 'none');
  const notAsked = rows.filter(({ platform, at }) => at.state === 'not asked' && !added.includes(platform));
  const notYet = notAsked.filter(({ since }) => !since);
  const noLonger = notAsked.filter(({ since }) => since);
  const silent = rows.filter(({ at }) => !isAsked(at) && at.state !== 'not asked');
  const rarer = later.filter(({ platform }) => itself.some((row) => row.platform === platform));
  const folds = [
    {
      summary: said.itself(itself.length, rarer.length),
      note: rarer.map(({ platform, on }) => said.lookOn(platformTable[platform].name, on)),
      more: said.counts,
      rows: itself,
    },
    {
      summary: said.web(web.length, web.filter(({ platform }) => !ended.includes(platform)).length, nextWeb),
      more: said.seen,
      rows: web,
    },
    { summary: said.notYet(notYet.length, proven), more: said.how, rows: notYet },
    { summary: said.noLonger(noLonger.length, proven), more: said.again, rows: noLonger },
    {
      summary: said.silent(
        silent.length,
        troubled.some(({ at }) => at.state === 'silent'),
      ),
      more: said.why,
      rows: silent,
    },
  ].filter(({ rows: of }) => of.length > 0);
  return (
    <>
      <ul className={styles.tally}>
        {tally.map(({ count, kind, called }) => (
          <li key={called}>
            <b className="num">{count}</b>
            <Mark kind={kind}>{called}</Mark>
          </li>
        ))}
      </ul>
      {troubled.length > 0 && <Rows rows={troubled} now={now} />}
      {added.length > 0 && <p>{said.since('added', named(added))}</p>}
      {proved.length > 0 && <p>{said.since('proved', named(proved))}</p>}
      {ended.length > 0 && <p>{said.ended(named(ended))}</p>}
      {folds.map(({ summary, more, note = [], rows: of }) => (
        <details className={styles.silent} key={more}>
          <summary>
            <span>{summary}</span>
            <More>{more}</More>
            <span className={`label ${styles.names}`}>
              {of
                .map(({ platform }) =>
                  of === itself ? searchedName(platform) : platformTable[platform].name,
                )
                .join(', ')}
            </span>
          </summary>
          {note.length > 0 && <p className="small quiet">{said.laterOn(note)}</p>}
          <Rows rows={of} now={now} proven={proven} />
        </details>
      ))}
    </>
  );
}

const isWhole = (at: State): boolean => at.state === 'searched' && !at.part;

const Rows = ({ rows, now, proven }: Pick<Covered, 'rows'> & Pick<Props, 'now' | 'proven'>) => (
  <ul className={rows.length < 3 ? `${styles.platforms} ${styles.few}` : styles.platforms}>
    {rows.map(({ platform, at, since }) => (
      <li key={platform}>
        <span>{platformTable[platform].name}</span>
        <Mark kind={kindOf(at)}>{coverageWords(at, platform)}</Mark>
        {since && <span className={`label ${styles.note}`}>{when(since, now)}</span>}
        {coverageWhy(at) && <span className={`label ${styles.note}`}>{coverageWhy(at, proven)}</span>}
      </li>
    ))}
  </ul>
);
