import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { configured } from '../../features/session/amplify.ts';
import { leave } from '../../features/session/leave.ts';
import { queries } from '../../lib/api/queries.ts';
import { useTitle } from '../../lib/title.ts';

let running: Promise<void> | undefined;

/** Opening this address signs out. */
export default function Logout() {
  useTitle('Signed out');
  const [done, setDone] = useState(false);
  const deleted = useLocation().search === '?deleted';
  useEffect(() => {
    running ??= configured()
      .then(() => leave(queries))
      .catch((error: unknown) => console.error(error));
    void running.then(() => {
      running = undefined;
      setDone(true);
    });
  }, []);
  if (!done) return <p className="waiting">Loading...</p>;
  return (
    <div className="wrap narrow plain-page">
      <h1 className="h2">{deleted ? 'Your account is deleted.' : 'You are signed out.'}</h1>
      <p className="lead quiet">
        {deleted && 'What we kept about you is being removed, within minutes. '}
        Everything this site kept in your browser is cleared.
      </p>
      <p className="actions">
        <Link className="button primary" to="/login">
          Sign in
        </Link>
        <Link className="button" to="/">
          To the first page
        </Link>
      </p>
    </div>
  );
}
