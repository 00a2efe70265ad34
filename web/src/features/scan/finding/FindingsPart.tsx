import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';
import { More } from '../../../ui/page/More.tsx';
import styles from './FindingsPart.module.css';
import { words } from './words.ts';

interface Props {
  title: string;
  of: readonly Finding[];
  /** On one line that opens, also when a link leads to one of its findings. */
  folded: boolean;
  /** Below it, also while it is folded. */
  after?: ReactNode;
  children: ReactNode;
}

/** Findings that wait for the same: for a decision, for nothing, or that were decided. */
export function FindingsPart({ title, of, folded, after, children }: Props) {
  const { hash, key } = useLocation();
  const head = (
    <>
      {title} <span className={`num ${styles.count}`}>{of.length}</span>
    </>
  );
  if (!folded)
    return (
      <div className={styles.findings}>
        {title && <p className={styles.title}>{head}</p>}
        {children}
        {after}
      </div>
    );
  const linked = of.some(({ id }) => hash === `#finding-${id}`);
  // A link that is followed once more opens what was closed since.
  return (
    <>
      <details className={styles.findings} key={linked ? key : undefined} open={linked}>
        <summary className={`${styles.title} ${styles.folded}`}>
          <span>{head}</span>
          <More hide={words.parts.hide}>{words.parts.show}</More>
        </summary>
        {children}
      </details>
      {after}
    </>
  );
}
