import type { ReactNode } from 'react';
import { words } from './words.ts';
import styles from './Pair.module.css';

export interface PairRow {
  label: string;
  yours: ReactNode;
  theirs: ReactNode;
}

interface Props {
  rows: PairRow[];
  /** What stands on the left, where it is no account of theirs; and what both are then. */
  yours?: string | undefined;
  label?: string | undefined;
}

/** Two profiles on one ruled table: each row is one fact, yours left, the other right. */
export const Pair = ({ rows, yours = words.pair.yours, label = words.pair.both }: Props) => (
  <table className={styles.pair} aria-label={label}>
    <colgroup>
      <col className={styles.keys} />
      <col />
      <col />
    </colgroup>
    <thead>
      <tr>
        <td />
        <th scope="col">{yours}</th>
        <th scope="col">{words.pair.theirs}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          <td data-of={yours}>{row.yours}</td>
          <td data-of={words.pair.theirs}>{row.theirs}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
