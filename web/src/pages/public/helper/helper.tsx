import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { askedOf, HelperFailed, type Asked } from '../../../features/case/helper/helper-calls.ts';
import { HelperForm } from '../../../features/case/helper/HelperForm.tsx';
import { Unsent, type Added } from '../../../features/case/helper/Unsent.tsx';
import { platformTable } from '#domain/platform/platform-table';
import { useTitle } from '../../../lib/title.ts';
import { LateSeal } from '../../../ui/seal/Seal.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import styles from './Helper.module.css';
import { words } from '../words.ts';

const said = words.helper;

/** A friend's page: the secret stands behind the #, which no server and no log gets to see. */
export default function Helper() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return <Asking token={token} key={token} />;
}

/** What took the place of the form is read from its beginning: the button that had the focus is gone. */
const readOn = (title: HTMLElement | null) => title?.focus();

type State =
  | { at: 'asking' }
  | { at: 'asked'; asked: Asked }
  | { at: 'sent'; asked: Asked }
  | { at: 'over' | 'rests'; added?: Added }
  | { at: 'trouble'; words: string };

function Asking({ token }: { token: string }) {
  const [state, setState] = useState<State>({ at: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useTitle(said.title);
  useEffect(() => {
    const gone = new AbortController();
    askedOf(token, gone.signal).then(
      (asked) => gone.signal.aborted || setState({ at: 'asked', asked }),
      (error: unknown) => {
        if (gone.signal.aborted) return;
        const { message, ended } = error instanceof HelperFailed ? error : new HelperFailed(said.failed);
        setState(ended ? { at: ended } : { at: 'trouble', words: message });
      },
    );
    return () => gone.abort();
  }, [token, attempt]);

  return (
    <div className={`wrap narrow plain-page ${styles.helper}`}>
      {state.at === 'asking' && (
        <>
          <h1 className="h2">{said.title}</h1>
          <Skeleton label={said.reading} />
        </>
      )}
      {state.at === 'trouble' && (
        <>
          <h1 className="h2">{said.title}</h1>
          <Trouble
            words={state.words}
            again={() => {
              setState({ at: 'asking' });
              setAttempt((n) => n + 1);
            }}
          />
        </>
      )}
      {(state.at === 'over' || state.at === 'rests') && (
        <>
          <h1 className="h2" tabIndex={-1} ref={readOn}>
            {said[state.at].title}
          </h1>
          <p className="lead quiet">{said[state.at].words}</p>
          {state.added && <Unsent {...state.added} />}
          <p className="actions">
            <Link className="button" to="/">
              {said.home}
            </Link>
          </p>
        </>
      )}
      {state.at === 'asked' && (
        <>
          <h1 className="h2">{said.asks(state.asked.askedBy)}</h1>
          <p className="lead quiet">{said.why(platformTable[state.asked.platform].name)}</p>
          <HelperForm
            token={token}
            asked={state.asked}
            onSent={() => setState({ at: 'sent', asked: state.asked })}
            onEnded={(how, added) => setState({ at: how, added })}
          />
        </>
      )}
      {state.at === 'sent' && (
        <div className={styles.sent}>
          <LateSeal id={token.slice(0, 8)} size={160} />
          <h1 className="h2" tabIndex={-1} ref={readOn}>
            {said.thanks(state.asked.askedBy)}
          </h1>
          <p className="quiet">{said.keepFile}</p>
          <p className="quiet">{said.close}</p>
        </div>
      )}
    </div>
  );
}
