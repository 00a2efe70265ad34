import styles from './More.module.css';

/** The word of a summary that opens the rest, with an arrow that turns. */
export const More = ({ children }: { children: string }) => <span className={styles.more}>{children}</span>;
