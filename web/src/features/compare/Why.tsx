import type { Reason } from '#domain/scan/finding';
import { PlainReasons } from '../../ui/evidence/PlainReasons.tsx';
import { Reasons } from '../../ui/evidence/Reasons.tsx';
import { weighed } from './weighed.ts';
import styles from './Why.module.css';

interface Props {
  /** Distinguishes it on its page. */
  id: string;
  reasons: readonly Reason[];
  title: string;
  calm?: boolean;
  /** The rank of its headings. */
  rank?: 'h3' | 'h4';
}

/** Why: what speaks for a copy as a ruled list, what speaks against one as a short list. `calm`: ink bars, for a namesake. */
export function Why({ id, reasons, title, calm = false, rank: Rank = 'h4' }: Props) {
  const { speaksFor: all, against } = weighed(reasons);
  // A later account with fewer followers is nothing alike: it counts beside a copy alone.
  const speaksFor = calm ? all.filter(({ signal }) => signal !== 'relative') : all;
  const titleId = `${id}-against`;
  return (
    <>
      {speaksFor.length > 0 && (
        <div>
          <Rank className={`label ${styles.title}`}>{title}</Rank>
          <Reasons rows={speaksFor.map(({ words, value }) => ({ words, value, calm }))} />
        </div>
      )}
      {against.length > 0 && (
        <div>
          <Rank className={`label ${styles.title}`} id={titleId}>
            What speaks against
          </Rank>
          <PlainReasons words={against.map(({ words }) => words)} aria-labelledby={titleId} />
        </div>
      )}
    </>
  );
}
