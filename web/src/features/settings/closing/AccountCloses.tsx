import type { ReactNode } from 'react';
import { useClosing } from '../../proof/api.ts';
import { allOfIt } from './all-of-it.ts';
import styles from './AccountCloses.module.css';
import { KeepAccount } from './KeepAccount.tsx';

/** For whoever's account waits to be deleted: when and why, and what keeps it, unless that stands there already. For others `otherwise`. */
export function AccountCloses({ otherwise, keeps = true }: { otherwise: ReactNode; keeps?: boolean }) {
  const closing = useClosing();
  if (!closing) return otherwise;
  return (
    <span className={styles.closes}>
      {allOfIt(closing)}
      {keeps && <KeepAccount because={closing.because} />}
    </span>
  );
}
