import type { ReactNode } from 'react';
import { useClosing } from '../../proof/api.ts';
import styles from './AccountCloses.module.css';
import { KeepAccount } from './KeepAccount.tsx';
import { words } from './words.ts';

/** For whoever's account is to be deleted because its mailbox asked for it: when, and how to keep it. For others `otherwise`. */
export function AccountCloses({ otherwise }: { otherwise: ReactNode }) {
  const closing = useClosing();
  if (!closing) return otherwise;
  return (
    <span className={styles.closes}>
      {words.whole(closing)}
      <KeepAccount />
    </span>
  );
}
