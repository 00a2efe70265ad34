import type { ReactNode } from 'react';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './HowItWorks.module.css';
import { EXAMPLES } from '../lookalikes/examples.ts';
import { words } from './words.ts';

const { how } = words;

/** Each step, beside what it leaves in the person’s hand. */
const STEPS: { words: readonly [title: string, text: string]; proof: ReactNode }[] = [
  {
    words: how.prove,
    proof: (
      <>
        <p>
          <Mark kind="done">{how.verified}</Mark>
        </p>
        <p className={`label ${styles.label}`}>{how.lastCheck}</p>
      </>
    ),
  },
  {
    words: how.search,
    proof: (
      <ul>
        <li>
          <Mark kind="done">{how.searched}</Mark>
        </li>
        <li>
          <Mark kind="part">{how.given}</Mark>
        </li>
        <li>
          <Mark kind="none">{how.notSearched}</Mark>
        </li>
      </ul>
    ),
  },
  { words: how.judge, proof: <HandleDiff diff={EXAMPLES[1]!.diff} /> },
  { words: how.decide, proof: <p>{how.report}</p> },
];

export const HowItWorks = () => (
  <section className="clause" id="how">
    <header>
      <h2 className="h2">{how.title}</h2>
    </header>
    <ol className={styles.steps}>
      {STEPS.map(({ words: [title, text], proof }, at) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h3 className="h4">{title}</h3>
            <p className="small quiet">{text}</p>
          </div>
          <div className={styles.proof}>{proof}</div>
        </li>
      ))}
    </ol>
  </section>
);
