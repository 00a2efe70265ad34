import type { ReactNode } from 'react';
import { Seal } from '../../ui/seal/Seal.tsx';
import type { ConnectionRow } from './api.ts';
import styles from './PeopleList.module.css';

/** One group of people; nothing while it is empty. */
export function PeopleList({
  title,
  rows,
  children,
}: {
  title: string;
  rows: readonly ConnectionRow[];
  children: (row: ConnectionRow) => ReactNode;
}) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="h4">{title}</h2>
      <ul className={styles.people} aria-label={title}>
        {rows.map((row) => (
          <li key={row.peerId}>
            <span className={row.status === 'ACCEPTED' && row.peerVerified ? styles.confirmed : undefined}>
              <Seal id={row.peerId} size={44} />
            </span>
            {children(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}
