import { Mark } from '../../../ui/Mark.tsx';
import { words as said } from './words.ts';
import styles from './InviteTable.module.css';

interface Props {
  title: string;
  rows: readonly { line: number; email: string; state: string; good: boolean }[];
}

/** A list of invitations with what is, or became, of each row. */
export const InviteTable = ({ title, rows }: Props) => (
  <div className={styles.frame} role="region" aria-label={title} tabIndex={0}>
    <table role="table" className={styles.table}>
      <caption className="label">{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {said.line}
          </th>
          <th role="columnheader" scope="col">
            {said.address}
          </th>
          <th role="columnheader" scope="col">
            {said.state}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ line, email, state, good }) => (
          <tr role="row" key={line}>
            <td role="cell">{line}</td>
            <td role="cell">{email}</td>
            <td role="cell">
              <Mark kind={good ? 'done' : 'none'}>{state}</Mark>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
