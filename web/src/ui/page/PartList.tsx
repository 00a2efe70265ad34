import type { ReactNode } from 'react';
import styles from './PartList.module.css';

interface Props {
  label: string;
  /** A link to each part, `li` each. */
  links: ReactNode;
  /** The part has the title of the page within it: the list begins below. */
  below?: boolean;
  children: ReactNode;
}

/** A part of a long matter beside the list of all of them; above it where the page is narrow. */
export const PartList = ({ label, links, below, children }: Props) => (
  <div className={styles.beside}>
    <nav className={below ? `${styles.parts} ${styles.below}` : styles.parts} aria-label={label}>
      <ul>{links}</ul>
    </nav>
    {children}
  </div>
);
