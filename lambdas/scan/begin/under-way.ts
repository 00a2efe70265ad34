import { hour, minute } from '#domain/durations';
import { isOpen, type Scan, type SourceProgress } from '#domain/scan/scan';

/** A scan that a person waits for is taken for lost after this long, and another may start. */
const patience = 5 * minute;
/** One that nobody waits for may stand in a long line. */
const patienceOfSchedule = hour;

/** Whether it may still be worked on: it has not ended, and is not too old for that. */
export const isUnderWay = ({ status, requestedAt, bySchedule }: Scan, now: number): boolean =>
  (status === 'QUEUED' || status === 'RUNNING') &&
  now - Date.parse(requestedAt) < (bySchedule ? patienceOfSchedule : patience);

/**
 * The scan as it reads now. One that never ended, whatever the reason, reads as ended once it is taken for lost: as done where a
 * source has answered it, and what did not says so. Nothing is written, so that a job that still comes has the last word.
 */
export function asItStands<S extends Scan>(scan: S, now: number): S {
  if (scan.status === 'DONE' || isUnderWay(scan, now)) return scan;
  const answered = scan.sources.flatMap(({ status, at }) =>
    (status === 'looked' || status === 'in part') && at && at >= scan.requestedAt ? [at] : [],
  );
  return {
    ...scan,
    status: answered.length > 0 ? 'DONE' : 'FAILED',
    finishedAt: answered.toSorted().at(-1) ?? scan.finishedAt,
    sources: scan.sources.map((row) => (isOpen(row) ? unanswered(row) : row)),
  };
}

const unanswered = <R extends SourceProgress>(row: R): R => ({
  ...row,
  status: 'could not look',
  note: 'It didn’t answer in time; we’ll try again in the next scan.',
});
