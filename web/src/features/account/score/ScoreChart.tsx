import { useId } from 'react';
import type { ScorePoint } from '#domain/account/score-history';
import { utcDay } from '#domain/utc';
import { chart, scoreLine } from './score-chart.ts';
import { words } from '../words.ts';
import styles from './ScoreChart.module.css';

const said = words.score;

/** Room for the figures at the right, in units of the drawing. */
const LABELS = 30;

/** The score over time: a line of steps for those who see it, a table of the changes for everybody. */
export function ScoreChart({ history, now }: { history: readonly ScorePoint[]; now: number }) {
  const id = useId();
  const { steps, path } = scoreLine(history, now);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  if (steps.length === 1)
    return <p className={`label ${styles.only}`}>{said.since(first.score, utcDay(first.on))}</p>;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{said.changed}</figcaption>
      <svg viewBox={`0 -6 ${chart.width + LABELS} ${chart.height + 12}`} aria-hidden="true">
        {[0, 50, 100].map((score) => (
          <g
            key={score}
            className={styles.grid}
            transform={`translate(0 ${chart.height * (1 - score / 100)})`}
          >
            <line x2={chart.width} />
            <text x={chart.width + LABELS} y="4" textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        <path className={styles.line} d={path} />
        <circle className={styles.now} cx={chart.width} cy={last.y} r="4" />
      </svg>
      <p className={`${styles.ends} label`} aria-hidden="true">
        <span>{utcDay(first.on)}</span>
        <span>{said.today(last.score)}</span>
      </p>
      <details className="small">
        <summary>{said.table}</summary>
        <table className={`ledger ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{said.day}</th>
              <th scope="col" className="n">
                {said.score}
              </th>
              <th scope="col" className="n">
                {said.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...steps].reverse().map(({ on, score, change }) => (
              <tr key={on}>
                <th scope="row">{utcDay(on)}</th>
                <td className="n">{score}</td>
                <td className="n">{change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
