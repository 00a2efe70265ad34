import { when } from '../../lib/when.ts';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useDecisions } from './api.ts';
import styles from './Decisions.module.css';
import { decidedWords } from './review-words.ts';

/** What was decided, by whom and why; nobody can change or remove a line of it. */
export function Decisions({ now }: { now: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDecisions();
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton rows={3} label="Loading what was decided" />
    );
  const decided = data.pages.flatMap(({ decisions }) => decisions);
  if (decided.length === 0) return <p className="quiet">Nothing was decided yet.</p>;
  return (
    <>
      <ul className={styles.decided}>
        {decided.map(({ id, at, kind, by, about, reason, reports, done }) => (
          <li key={id}>
            <p>
              <strong>{decidedWords[kind]}</strong>:{' '}
              {about ?? <span className="quiet">of somebody who has deleted their account</span>}
            </p>
            {reason && <p className={styles.words}>{reason}</p>}
            <p className="small quiet">
              {when(at, now)}, {by ?? 'by an operator who is no longer here'}
              {kind !== 'close message' && kind !== 'open message' && reports.length > 0 && (
                <>, {reports.length === 1 ? '1 report' : `${reports.length} reports`}</>
              )}
              {!done && '. Begun; it is not certain that it was done'}
            </p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <p className="actions">
          <button
            type="button"
            className="button"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show earlier ones
          </button>
        </p>
      )}
    </>
  );
}
