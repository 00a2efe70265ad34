import { words } from './words.ts';
import styles from './WhatTheySee.module.css';

const said = words.waiting;

/** What a business learns of whoever joins, and what it never does. */
export const WhatTheySee = ({ sees, not }: { sees: readonly string[]; not: readonly string[] }) => (
  <div className={styles.both}>
    <List title={said.sees} items={sees} />
    <List title={said.not} items={not} />
  </div>
);

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <p>{title}</p>
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);
