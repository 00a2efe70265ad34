import type { ReactNode } from 'react';
import styles from './Holder.module.css';

interface Props {
  picture: ReactNode;
  /** The words are a note, not a name. */
  small?: boolean;
  children: ReactNode;
}

/** Somebody's picture, and words about them beside it. */
export const Holder = ({ picture, small = false, children }: Props) => (
  <div className={styles.holder}>
    {picture}
    <div className={small ? `${styles.words} small` : styles.words}>{children}</div>
  </div>
);
