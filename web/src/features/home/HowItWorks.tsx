import type { ReactNode } from 'react';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './HowItWorks.module.css';
import { EXAMPLES } from '../lookalikes/examples.ts';

/** Each step, beside what it leaves in the person’s hand. */
const STEPS: { title: string; words: string; proof: ReactNode }[] = [
  {
    title: 'You prove one account is yours',
    words:
      'By signing in to it, or by placing a short code on your public profile. Until then we only look for copies of that one handle: nobody can use Countersign to search for a stranger.',
    proof: (
      <>
        <p>
          <Mark kind="done">Verified on GitHub, 14 March 2026</Mark>
        </p>
        <p className={`label ${styles.label}`}>Checked again every day. Last check 18 November.</p>
      </>
    ),
  },
  {
    title: 'We look where looking is allowed',
    words:
      'A platform’s own search where we can ask it; of the others, what you give us. What could not be searched is written down, platform by platform.',
    proof: (
      <ul>
        <li>
          <Mark kind="done">GitHub: 46 look-alikes searched</Mark>
        </li>
        <li>
          <Mark kind="part">Pinterest: one account that you gave us</Mark>
        </li>
        <li>
          <Mark kind="none">Discord: could not look</Mark>
        </li>
      </ul>
    ),
  },
  {
    title: 'Two matching things, or it is not a copy',
    words:
      'One shared name is a coincidence. We speak of a likely clone only when two parts of an identity are copied, or one picture exactly.',
    proof: <HandleDiff diff={EXAMPLES[1]!.diff} theirs="Not yours" />,
  },
  {
    title: 'You decide, we prepare',
    words:
      '“This is me”, “Ignore” or “Report”. A report comes with dated evidence and the words the platform asks for. You send it; it stays in your name.',
    proof: (
      <p>
        “This account uses my name and my photograph, cropped. Mine has existed since June 2014; this one
        since 9 November 2026.”
      </p>
    ),
  },
];

export const HowItWorks = () => (
  <section className="clause" id="how">
    <header>
      <h2 className="h2">How it works</h2>
    </header>
    <ol className={styles.steps}>
      {STEPS.map(({ title, words, proof }, at) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h3 className="h4">{title}</h3>
            <p className="small quiet">{words}</p>
          </div>
          <div className={styles.proof}>{proof}</div>
        </li>
      ))}
    </ol>
  </section>
);
