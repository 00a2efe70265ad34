import type { ReactNode } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import { coverageWhy, coverageWords, isAsked, type Coverage as State } from '#domain/scan/coverage';
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
  /** What stands below. */
  children?: ReactNode;
}

/** Where we looked, and at equal size at how many we could not look: each of those is named, its reason one step away. */
export function Coverage({ scan, now, next, children }: Props) {
  const { rows, looked, part, not } = coverage(scan);
  const asked = rows.filter(({ at }) => isAsked(at));
  const itself = asked.filter(({ platform }) => platformTable[platform].search !== 'web search');
  const web = asked.filter(({ platform }) => platformTable[platform].search === 'web search');
  const silent = rows.filter(({ at }) => !isAsked(at));
  return (
    <Part
      title={said.title}
      rank="h3"
      name="cov"
      id="coverage"
      className={styles.part}
      aside={
        <span className="small quiet">
          {said.when(when(scan.finishedAt ?? scan.requestedAt, now), next)}
        </span>
      }
    >
      <div className={styles.tally}>
        <div>
          <b className="num">{looked}</b>
          <Mark kind="done">{said.searched}</Mark>
        </div>
        <div>
          <b className="num">{part}</b>
          <Mark kind="part">{said.part}</Mark>
        </div>
        <div>
          <b className="num">{not}</b>
          <Mark kind="none">{said.not}</Mark>
        </div>
      </div>
      {itself.length > 0 && <Rows rows={itself} label={said.itself(itself.length)} />}
      {web.length > 0 && <Rows rows={web} label={said.web(web.length)} />}
      {silent.length > 0 && (
        <details className={styles.silent}>
          <summary>
            <span>
              {said.silent(silent.length)}
            </span>
            <More>{said.why}</More>
            <span className={`label ${styles.names}`}>
              {silent.map(({ platform }) => platformTable[platform].name).join(', ')}
            </span>
          </summary>
          <Rows rows={silent} />
        </details>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </Part>
  );
}

const Rows = ({ rows, label }: Pick<Covered, 'rows'> & { label?: string }) => (
  <>
    {label && <p className={`label ${styles.way}`}>{label}</p>}
    <ul className={styles.platforms}>
      {rows.map(({ platform, at }) => (
        <li key={platform}>
          <span>{platformTable[platform].name}</span>
          <Mark kind={kindOf(at)}>{coverageWords(at, platform)}</Mark>
          {coverageWhy(at) && <span className={`label ${styles.note}`}>{coverageWhy(at)}</span>}
        </li>
      ))}
    </ul>
  </>
);
