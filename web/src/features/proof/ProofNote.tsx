import type { ReactNode } from 'react';
import styles from './ProofNote.module.css';

/** A few words below a mark or a choice: what it means, or what it takes. */
export const ProofNote = ({ children }: { children: ReactNode }) => (
  <span className={`label ${styles.note}`}>{children}</span>
);
