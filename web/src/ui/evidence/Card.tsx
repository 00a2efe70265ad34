import type { ReactNode, Ref } from 'react';
import styles from './Card.module.css';

interface Props {
  title: ReactNode;
  /** Beside the title: how alike, or since when. */
  aside: ReactNode;
  /** What is most likely a copy stands out. */
  urgent?: boolean;
  frame?: Ref<HTMLElement>;
  id?: string;
  tabIndex?: number;
  'aria-labelledby': string;
  /** A dialog of it. */
  dialog?: ReactNode;
  children: ReactNode;
}

/** One account and all that is known of it: what it is, and the evidence below. */
export const Card = ({ title, aside, urgent = false, frame, dialog, children, ...named }: Props) => (
  <article ref={frame} className={urgent ? `${styles.card} ${styles.urgent}` : styles.card} {...named}>
    <div className={styles.head}>
      {title}
      <p className={styles.aside}>{aside}</p>
    </div>
    <div className={styles.matter}>{children}</div>
    {dialog}
  </article>
);
