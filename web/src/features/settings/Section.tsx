import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

/** A part of a settings page: its heading, one sentence, its matter. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {lead && <p className="quiet prose">{lead}</p>}
      {children}
    </section>
  );
}
