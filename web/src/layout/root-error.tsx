import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reloadStale } from './stale.ts';
import { Masthead } from '../ui/page/Masthead.tsx';
import { words } from './words.ts';

const said = words.error;

/** The last resort: react-router's own sentence, and a way on. The error itself goes to the console, not to the page. */
export default function RootError() {
  const error = useRouteError();
  useEffect(() => {
    if (!reloadStale(error, Date.now(), { storage: sessionStorage, reload: () => location.reload() }))
      console.error(error);
    // What was typed is gone with the page: nothing is lost by asking for it again.
    window.ononline = () => location.reload();
    return () => void (window.ononline = null);
  }, [error]);
  return (
    <>
      <Masthead />
      <main id="main" className="wrap narrow plain-page">
        <h1 className="h2">{said.title}</h1>
        <p className="lead quiet">{said.lead}</p>
        <p className="actions">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {said.again}
          </button>
          <a className="button" href="/">
            {said.home}
          </a>
        </p>
      </main>
    </>
  );
}
