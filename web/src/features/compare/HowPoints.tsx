import styles from './HowPoints.module.css';
import { words } from './words.ts';

/** What points are, for whoever wonders why the same name adds more elsewhere: one line until it is opened. */
export const HowPoints = () => (
  <details className={styles.how}>
    <summary className="link-like">{words.points.ask}</summary>
    <ul>
      {words.points.answers.map((answer) => (
        <li key={answer}>{answer}</li>
      ))}
    </ul>
  </details>
);
