import { when } from '../../lib/when.ts';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useDecisions } from './api.ts';
import styles from './Decisions.module.css';
import { words } from './words.ts';

const said = words.decisions;

/** What was decided, by whom and why; nobody can change or remove a line of it. */
export function Decisions({ now }: { now: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDecisions();
  if (!data)
    return error ? (
      <Trouble words={error.message} again={() => void refetch()} />
    ) : (
      <Skeleton rows={3} label={said.loading} />
    );
  const decided = data.pages.flatMap(({ decisions }) => decisions);
  if (decided.length === 0) return <p className="quiet">{said.none}</p>;
  return (
    <>
      <ul className={styles.decided}>
        {decided.map(({ id, at, kind, by, about, reason, reports, done, refused }) => (
          <li key={id}>
            <p>
              <strong>{said.kinds[kind]}</strong>: {about ?? <span className="quiet">{said.gone}</span>}
            </p>
            {reason && <p className={styles.words}>{reason}</p>}
            <p className="small quiet">
              {said.by(when(at, now), by)}
              {kind !== 'close message' &&
                kind !== 'open message' &&
                reports.length > 0 &&
                said.reports(reports.length)}
              {refused ? said.refused : !done && said.unfinished}
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
            {said.earlier}
          </button>
        </p>
      )}
    </>
  );
}
