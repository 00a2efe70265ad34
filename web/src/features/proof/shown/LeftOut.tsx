import { utcDay } from '#domain/utc';
import { useShowInChecks } from './use-show-in-checks.ts';
import { words } from '../words.ts';

const said = words.leftOut;

/** Tells somebody who is left out of checks that nobody sees what they show, and takes it back. */
export function LeftOut({ since, says = said.since }: { since: string; says?: (day: string) => string }) {
  const show = useShowInChecks();
  return (
    <>
      <p className="small">{says(utcDay(since))}</p>
      {show.error && (
        <p className="note" role="alert">
          {show.error.message}
        </p>
      )}
      <p className="actions">
        <button type="button" className="button" disabled={show.isPending} onClick={() => show.mutate()}>
          {said.show}
        </button>
      </p>
    </>
  );
}
