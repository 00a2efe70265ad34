import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RightsState } from '#domain/rights/rights-request';
import { askNames, deadlineWords, whereItStands } from '#domain/rights/words';
import { utcDay } from '#domain/utc';
import { downloadFrom } from '../../lib/download.ts';
import { focusHeading } from '../../lib/focus/focus-heading.ts';
import { useFocusKept } from '../../lib/focus/use-focus-kept.ts';
import { Clause } from '../../ui/Clause.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { callRights } from './rights-calls.ts';
import styles from './Rights.module.css';
import { words } from './words.ts';

const said = words.status;

interface Props {
  token: string;
  /** Its code was entered just now, on this page. */
  confirmed: boolean;
}

/** How far a request is, for whoever holds its token. Opening the page changes nothing. */
export function RequestStatus({ token, confirmed }: Props) {
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
      <Standing state={state} token={token} confirmed={confirmed} onState={setState} />
    </Clause>
  );
}

interface ActionProps {
  state: RightsState;
  token: string;
  onState: (state: RightsState) => void;
}

function Standing({ state, token, confirmed, onState }: ActionProps & Pick<Props, 'confirmed'>) {
  const { asks, status, address, receivedAt, deadlines, answer, closedAt } = state;
  const { title, what } = whereItStands(state);
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const whatId = useId();
  /** What the person has read of it. */
  const read = useRef(confirmed ? undefined : status);
  // The button that led here is gone, and the focus with it.
  useEffect(() => {
    if (read.current !== status && box.current) focusHeading(box.current);
    read.current = status;
  }, [status]);
  return (
    <div className="prose" ref={box}>
      <h3 className="h3" aria-describedby={answer ? undefined : whatId}>
        {title}
      </h3>
      {answer ? null : <p id={whatId}>{what}</p>}
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
const undoing = ({ asks, status }: RightsState): string | undefined =>
  status === 'PLANNED'
    ? said.keepAccount
    : status === 'WAITING' || status === 'READY'
      ? said.withdraw
      : status === 'DONE' && asks === 'VERIFICATION_OPT_OUT'
        ? said.showAgain
        : undefined;

function Actions({ state, token, onState }: ActionProps) {
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
