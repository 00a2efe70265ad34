import type { ReactNode } from 'react';
import { words } from './words.ts';
import styles from './Pair.module.css';

export interface PairRow {
  label: string;
  yours: ReactNode;
  theirs: ReactNode;
}

/** Two profiles on one ruled table: each row is one fact, yours left, the other right. */
export const Pair = ({ rows }: { rows: PairRow[] }) => (
  <table className={styles.pair} aria-label={words.pair.both}>
    <colgroup>
      <col className={styles.keys} />
      <col />
      <col />
    </colgroup>
    <thead>
      <tr>
        <td />
        <th scope="col">{words.pair.yours}</th>
        <th scope="col">{words.pair.theirs}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          <td data-of={words.pair.yours}>{row.yours}</td>
          <td data-of={words.pair.theirs}>{row.theirs}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
