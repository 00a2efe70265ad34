import type { ReactNode } from 'react';
import styles from './CasePart.module.css';

interface Props {
  title: string;
  /** Its spoken name, where it is not the title. */
  label?: string;
  /** How many there are. */
  count?: number;
  children: ReactNode;
}

/** A part of the page of cases, below a heavy rule. */
export const CasePart = ({ title, label = title, count, children }: Props) => (
  <section className={styles.part} aria-label={label}>
    <h2 className="h4">
      {title} {count !== undefined && <span className="quiet num">{count}</span>}
    </h2>
    {children}
  </section>
);
