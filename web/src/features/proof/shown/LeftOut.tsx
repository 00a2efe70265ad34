import type { ReactNode } from 'react';
import { utcDay } from '#domain/utc';
import { useShowInChecks } from './use-show-in-checks.ts';
import { words } from '../words.ts';

const said = words.leftOut;

interface Props {
  since: string;
  says?: (day: string) => string;
  /** What else is to be known of it. */
  also?: ReactNode;
}

/** Tells somebody who is left out of checks that nobody sees what they show, and takes it back. */
export function LeftOut({ since, says = said.since, also }: Props) {
  const show = useShowInChecks();
  return (
    <>
      <p className="small">{says(utcDay(since))}</p>
      {also}
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
