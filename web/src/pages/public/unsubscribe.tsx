import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { alertWords, alsoStopped, endsWeek, staysInApp } from '#domain/message/alert-flag';
import { readToken } from '#domain/message/unsubscribe';
import { stopMails } from '../../features/message/stop-mails.ts';
import { useFocusKept } from '../../lib/focus/use-focus-kept.ts';
import { useTitle } from '../../lib/title.ts';
import { words } from './words.ts';

const said = words.unsubscribe;

/** Where a mail's link leads. The token stands behind the #, which no log gets to see; opening the page changes nothing. */
export default function Unsubscribe() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return <Stopping token={token} key={token} />;
}

type State = { at: 'asking' | 'busy' | 'stopped' } | { at: 'trouble'; words: string };

function Stopping({ token }: { token: string }) {
  useTitle(said.tab);
  const [state, setState] = useState<State>({ at: 'asking' });
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const flag = readToken(token)?.flag;
  const settings = <Link to="/settings/alerts">{said.settings}</Link>;
  if (!flag)
    return (
      <div className="wrap narrow plain-page">
        <h1 className="h2">{said.incomplete}</h1>
        <p>
          {said.openAgain[0]}
          {settings}
          {said.openAgain[1]}
        </p>
      </div>
    );
  const about = alertWords[flag];
  const here = !staysInApp(flag) ? said.notHere : endsWeek(flag) ? said.hereButWeek : said.stillHere;
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
    <div className="wrap narrow plain-page" aria-live="polite" ref={box}>
      {state.at === 'stopped' ? (
        <>
          <h1 className="h2">{said.stopped(about)}</h1>
          <p>
            {here}
            {said.turnOn[0]}
            {settings}
            {said.turnOn[1]}
          </p>
        </>
      ) : (
        <>
          <h1 className="h2">{said.ask(about)}</h1>
          <p>
            {here}
            {said.others[0]}
            {settings}
            {said.others[1]}
          </p>
          {alsoStopped[flag] && <p>{alsoStopped[flag]}</p>}
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
              {said.stop}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
