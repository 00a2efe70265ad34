import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { alertWords } from '#domain/message/alert-flag';
import { readToken } from '#domain/message/unsubscribe';
import { stopMails } from '../../features/message/stop-mails.ts';
import { useTitle } from '../../lib/title.ts';

/** Where a mail's link leads. The token stands behind the #, which no log gets to see; opening the page changes nothing. */
export default function Unsubscribe() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return <Stopping token={token} key={token} />;
}

type State = { at: 'asking' | 'busy' | 'stopped' } | { at: 'trouble'; words: string };

function Stopping({ token }: { token: string }) {
  useTitle('Stop mails');
  const [state, setState] = useState<State>({ at: 'asking' });
  const flag = readToken(token)?.flag;
  const settings = <Link to="/settings/alerts">Settings, Alerts</Link>;
  if (!flag)
    return (
      <div className="wrap narrow plain-page">
        <h1 className="h2">This link is not complete</h1>
        <p>Please open it from the mail again, or sign in and choose under {settings}.</p>
      </div>
    );
  const words = alertWords[flag];
  const stop = async () => {
    setState({ at: 'busy' });
    try {
      await stopMails(token);
      setState({ at: 'stopped' });
    } catch (error) {
      setState({ at: 'trouble', words: (error as Error).message });
    }
  };
  return (
    <div className="wrap narrow plain-page" aria-live="polite">
      {state.at === 'stopped' ? (
        <>
          <h1 className="h2">No more mails about {words}</h1>
          <p>You still see everything here when you sign in. Turn the mails on again under {settings}.</p>
        </>
      ) : (
        <>
          <h1 className="h2">Stop mails about {words}?</h1>
          <p>
            You still see everything here when you sign in. Other mails go on, as chosen under {settings}.
          </p>
          {state.at === 'trouble' && (
            <p className="note" role="alert">
              {state.words}
            </p>
          )}
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={state.at === 'busy'}
              onClick={() => void stop()}
            >
              Stop these mails
            </button>
          </p>
        </>
      )}
    </div>
  );
}
