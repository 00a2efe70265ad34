import type { ReactNode } from 'react';
import styles from './Checklist.module.css';
import { words as said } from './words.ts';

/** What a step asks, in a line and opened. */
export interface Step {
  title: string;
  words: ReactNode;
  body: ReactNode;
  /** May be left out. */
  optional?: boolean;
}

interface Props {
  step: Step;
  number: number;
  open: boolean;
  done: boolean;
  /** That it is done, or how long it takes. */
  aside: ReactNode;
  onToggle: () => void;
  /** Leaves it out; undefined where the step itself offers that. */
  onSkip: (() => void) | undefined;
}

/** One step of the list, which its title opens and closes. */
export function StepLine({ step, number, open, done, aside, onToggle, onSkip }: Props) {
  const { title, words, body, optional } = step;
  return (
    <li className={open ? styles.open : done ? styles.done : undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 className="h4">
          <button type="button" className={styles.title} aria-expanded={open} onClick={onToggle}>
            {title}
          </button>
        </h2>
        <p className="small quiet">{words}</p>
      </div>
      {aside}
      {open && body && (
        <div className={styles.inside}>
          {body}
          {optional && !done && onSkip && (
            <p>
              <button type="button" className="link-like small" onClick={onSkip}>
                {said.step.skip}
              </button>
            </p>
          )}
        </div>
      )}
    </li>
  );
}
