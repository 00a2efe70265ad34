import type { ReactNode } from 'react';
import styles from './Exhibit.module.css';

interface Props {
  /** What lies beside the words, on a sheet of its own. */
  shown: ReactNode;
  /** Above it: what it is. */
  label: string;
  children: ReactNode;
}

/** Words, and beside them what they speak of, as it looks in the product; below each other where the window is narrow. */
export const Exhibit = ({ shown, label, children }: Props) => (
  <div className={styles.two}>
    <div className="prose">{children}</div>
    <figure className={`sheet ${styles.shown}`}>
      <figcaption className="label">{label}</figcaption>
      {shown}
    </figure>
  </div>
);
