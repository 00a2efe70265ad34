import styles from './More.module.css';

/** The word of a summary that opens the rest, with an arrow that turns; `hide`: the word while it is open. */
export const More = ({ children, hide }: { children: string; hide?: string }) =>
  hide ? (
    <span className={`${styles.more} ${styles.both}`}>
      <span>{children}</span>
      <span>{hide}</span>
    </span>
  ) : (
    <span className={styles.more}>{children}</span>
  );
