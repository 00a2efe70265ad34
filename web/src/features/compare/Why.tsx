import type { Reason } from '#domain/scan/finding';
import { Reasons } from '../../ui/evidence/Reasons.tsx';
import { HowPoints } from './HowPoints.tsx';
import { weighed, type Weighed } from '#domain/scan/reasons/weighed';
import { words } from './words.ts';
import styles from './Why.module.css';

interface Props {
  /** Distinguishes it on its page. */
  id: string;
  reasons: readonly Reason[];
  /** Missing where what is opened already says it. */
  title?: string;
  calm?: boolean;
  /** The rank of its headings. */
  rank?: 'h3' | 'h4';
}

/**
 * Why: what each reason adds to the score as a ruled list, what takes away from it, and what comes of both. `calm`: ink bars,
 * for a namesake.
 */
export function Why({ id, reasons, title, calm = false, rank: Rank = 'h4' }: Props) {
  const { speaksFor, against, total } = weighed(reasons);
  const titleId = `${id}-against`;
  // What speaks for a copy may add up to more than the score, before the rest takes away from it.
  const full = Math.max(100, ...speaksFor.map(({ before, adds }) => before + (adds ?? 0)));
  const rows = (of: Weighed[], quiet: boolean) =>
    of.map(({ words, adds, before }) => ({ words, adds, before, calm: quiet }));
  return (
    <div>
      {speaksFor.length > 0 && (
        <>
          {title && <Rank className={`label ${styles.title}`}>{title}</Rank>}
          <Reasons rows={rows(speaksFor, calm)} full={full} />
        </>
      )}
      {against.length > 0 && (
        <>
          <Rank className={`label ${styles.title}`} id={titleId}>
            {words.against}
          </Rank>
          <Reasons rows={rows(against, true)} full={full} aria-labelledby={titleId} />
        </>
      )}
      {total !== undefined && speaksFor.length + against.length > 1 && (
        <div className={styles.foot}>
          <HowPoints />
          <p className={styles.total}>
            {words.total} <b className="num">{total}</b> {words.ofHundred}
          </p>
        </div>
      )}
    </div>
  );
}
