import type { ReactNode } from 'react';
import { words } from '../part-words.ts';
import styles from './Part.module.css';

interface Props {
  title: ReactNode;
  rank?: 'h3' | 'h4';
  /** The id of its title, which names it. */
  name: string;
  /** Where links to it lead. */
  id?: string;
  /** Beside the title: what leads on, or when it was. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page: a heavy rule, its title, its matter. */
export const Part = ({ title, rank = 'h4', name, id, aside, className, children }: Props) => (
  <section className={className ? `${styles.part} ${className}` : styles.part} aria-labelledby={name} id={id}>
    <div className={styles.head}>
      <h2 className={rank} id={name}>
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);

/** The same while its matter is on its way. */
export const PartOnItsWay = ({ title, rank, children }: Pick<Props, 'title' | 'rank' | 'children'>) => (
  <section className={styles.part} role="status">
    <div className={styles.head}>
      <h2 className={rank}>
        <span className="vh">{words.part.loading}</span>
        {title}
      </h2>
    </div>
    {children}
  </section>
);
