import { Link } from 'react-router-dom';
import { type AuthenticationScore, twoStepAdvice } from '#domain/account/authentication-score';
import type { ScorePoint } from '#domain/account/score-history';
import { Part } from '../../../ui/page/Part.tsx';
import { ScoreGauge } from '../../../ui/ScoreGauge.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { words } from '../words.ts';
import styles from './ScorePanel.module.css';

const said = words.score;

interface Props {
  score: AuthenticationScore;
  /** The days on which it changed. */
  history?: readonly ScorePoint[];
  now: number;
  /** Whether two-step sign-in is on; undefined where that is not known, or not ours to say. */
  twoStep?: boolean | undefined;
}

/** The score, what it is made of, what raises it, and how it came to be. */
export const ScorePanel = ({ score, history = [], now, twoStep }: Props) => {
  const next = twoStep === false ? [...score.next, twoStepAdvice] : score.next;
  return (
    <Part title={said.title} name="score" id="score-panel">
      <ScoreGauge value={score.score} labelledBy="score" />
      {score.have.length > 0 && (
        <table className={`ledger ${styles.table}`}>
          <caption>{said.have}</caption>
          <tbody>
            {score.have.map(({ what, points }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td className="n">{points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{said.score}</th>
              <td className="n">{score.score}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {next.length > 0 && (
        <table className={`ledger ${styles.table} ${styles.next}`}>
          <caption>{said.next}</caption>
          <tbody>
            {next.map(({ what, points, link }) => (
              <tr key={what}>
                <th scope="row">
                  <Link className="button quiet-button" to={link} state={{ prove: true }}>
                    {what}
                  </Link>
                </th>
                <td className={`n ${styles.points}`}>{points > 0 ? `+${points}` : said.safety}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next.length === 0 && <p className="small">{said.nothingLeft}</p>}
      <ScoreChart history={history} now={now} />
      <p className={`label ${styles.after}`}>{said.after}</p>
    </Part>
  );
};
