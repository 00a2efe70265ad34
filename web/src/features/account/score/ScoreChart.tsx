import { useId } from 'react';
import type { ScorePoint } from '#domain/account/score-history';
import { utcDay } from '#domain/utc';
import { chart, scoreLine } from './score-chart.ts';
import { words } from '../words.ts';
import styles from './ScoreChart.module.css';

const said = words.score;

/** From the top down. */
const LINES = [100, 50, 0];

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
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`}>
          {LINES.map((score) => (
            <g
              key={score}
              className={styles.grid}
              transform={`translate(0 ${chart.height * (1 - score / 100)})`}
            >
              <line x2={chart.width} />
            </g>
          ))}
          <path className={styles.line} d={path} />
          <circle className={styles.now} cx={chart.width} cy={last.y} r="4" />
        </svg>
        {/* Beside the drawing: they grow with the text, not with the picture. */}
        <span className={`label ${styles.figures}`}>
          {LINES.map((score) => (
            <span key={score}>{score}</span>
          ))}
        </span>
      </div>
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
