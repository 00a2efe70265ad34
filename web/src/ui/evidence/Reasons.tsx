import styles from './Reasons.module.css';

export interface ReasonRow {
  words: string;
  /** 0 to 1. */
  value: number;
  /** `calm`: known and worth saying, but it does not speak for a copy. */
  calm?: boolean;
}

/** Why: one sentence a row, with a reeded bar and its number out of 100. */
export const Reasons = ({ rows, label }: { rows: ReasonRow[]; label?: string }) => (
  <ul className={styles.reasons} aria-label={label ?? 'Reasons'}>
    {rows.map(({ words, value, calm }) => {
      const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
      return (
        <li key={words}>
          <span>{words}</span>
          <span
            className={calm ? `${styles.bar} ${styles.calm}` : styles.bar}
            style={{ '--v': `${percent}%` } as React.CSSProperties}
            aria-hidden="true"
          />
          <span className={`num ${styles.percent}`}>
            {percent}
            <span className="vh"> of 100</span>
          </span>
        </li>
      );
    })}
  </ul>
);
