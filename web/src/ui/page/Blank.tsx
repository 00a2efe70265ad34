import type { ReactNode } from 'react';
import styles from './Blank.module.css';

interface Props {
  seal?: ReactNode;
  /** The seal waits to be proven. */
  ink?: boolean;
  rank?: 'h2' | 'h3';
  title: string;
  words: ReactNode;
  /** What can be done: lines of buttons, or a form. */
  children?: ReactNode;
}

/** In place of what is not there yet: why, and what to do. */
export const Blank = ({ seal, ink = false, rank: Rank = 'h2', title, words, children }: Props) => (
  <div className={ink ? `${styles.blank} ${styles.ink}` : styles.blank}>
    {seal}
    <Rank className="h3">{title}</Rank>
    <p className="quiet">{words}</p>
    {children}
  </div>
);
