import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RightsState } from '#domain/rights/rights-request';
import { askNames, deadlineWords, whereItStands } from '#domain/rights/words';
import { utcDay } from '#domain/utc';
import { downloadFrom } from '../../lib/download.ts';
import { Clause } from '../../ui/Clause.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { callRights } from './rights-calls.ts';
import styles from './Rights.module.css';
import { words } from './words.ts';

const said = words.status;

/** How far a request is, for whoever holds its token. Opening the page changes nothing. */
export function RequestStatus({ token }: { token: string }) {
  const [state, setState] = useState<RightsState>();
  const [trouble, setTrouble] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { pathname } = useLocation();
  useEffect(() => {
    let gone = false;
    callRights('request-status', { token }).then(
      ({ request }) => !gone && setState(request),
      (error: unknown) => !gone && setTrouble((error as Error).message),
    );
    return () => {
      gone = true;
    };
  }, [token, attempt]);
  const again = () => {
    setTrouble(undefined);
    setAttempt(attempt + 1);
  };
  const another = (
    <p className="small">
      <Link to={pathname}>{said.another}</Link>
    </p>
  );
  if (trouble)
    return (
      <div className="stack">
        <Trouble words={trouble} again={again} />
        {another}
      </div>
    );
  if (!state) return <Skeleton label={said.loading} />;
  return (
    <Clause title={said.request(state.caseNumber)} aside={another}>
      <Standing state={state} token={token} onState={setState} />
    </Clause>
  );
}

interface StandingProps {
  state: RightsState;
  token: string;
  onState: (state: RightsState) => void;
}

function Standing({ state, token, onState }: StandingProps) {
  const { asks, status, address, receivedAt, deadlines, answer, closedAt } = state;
  const { title, what } = whereItStands(state);
  return (
    <div className="prose" aria-live="polite">
      <h3 className="h3">{title}</h3>
      {answer ? null : <p>{what}</p>}
      {answer && (
        <>
          <h4 className="h4">{said.answer}</h4>
          {answer.split('\n').map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </>
      )}
      {status === 'WAITING' && (
        <>
          <p>{said.deadlines}</p>
          <ul className={styles.deadlines}>
            {deadlines.map((one) => (
              <li key={one.law}>{deadlineWords(asks, one)}</li>
            ))}
          </ul>
        </>
      )}
      <Actions state={state} token={token} onState={onState} />
      <p className="small quiet">{said.asked(askNames[asks], address, utcDay(receivedAt))}</p>
      {closedAt ? (
        <p className="small quiet">{said.closed(utcDay(closedAt))}</p>
      ) : (
        <p className="small quiet">{said.keep}</p>
      )}
    </div>
  );
}

/** What undoes it, by how far it is; undefined when nothing does. */
const undoing = ({ asks, status, answer }: RightsState): string | undefined =>
  status === 'PLANNED'
    ? said.keepAccount
    : status === 'WAITING' || status === 'READY'
      ? said.withdraw
      : status === 'DONE' && asks === 'VERIFICATION_OPT_OUT' && !answer
        ? said.showAgain
        : undefined;

function Actions({ state, token, onState }: StandingProps) {
  const [busy, setBusy] = useState<'download' | 'undo'>();
  const [refused, setRefused] = useState<Error | null>(null);
  const run = async (what: 'download' | 'undo', work: () => Promise<void>) => {
    setBusy(what);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      setRefused(error as Error);
    } finally {
      setBusy(undefined);
    }
  };
  const undo = undoing(state);
  const ready = state.status === 'READY';
  return (
    <>
      <Failed error={refused} />
      <p className="actions">
        {ready && (
          <button
            type="button"
            className="button primary"
            disabled={!!busy}
            onClick={() =>
              void run('download', async () =>
                downloadFrom((await callRights('request-download', { token })).url),
              )
            }
          >
            {busy === 'download' ? said.downloading : said.download}
          </button>
        )}
        {undo && (
          <button
            type="button"
            className={state.status === 'PLANNED' ? 'button primary' : 'button plain'}
            disabled={!!busy}
            onClick={() =>
              void run('undo', async () => onState((await callRights('withdraw-request', { token })).request))
            }
          >
            {undo}
          </button>
        )}
      </p>
    </>
  );
}
