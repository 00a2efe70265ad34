import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { configured } from '../../features/session/amplify.ts';
import { leave } from '../../features/session/leave.ts';
import { queries } from '../../lib/api/queries.ts';
import { useTitle } from '../../lib/title.ts';
import { words } from './words.ts';

const { signedOut } = words;

let running: Promise<unknown> | undefined;

/** Opening this address signs out. */
export default function Logout() {
  useTitle(signedOut.tab);
  const [done, setDone] = useState(false);
  const deleted = useLocation().search === '?deleted';
  useEffect(() => {
    running ??= configured()
      .then(() => leave(queries, { next: location.pathname + location.search }))
      .catch((error: unknown) => console.error(error));
    void running.then(() => {
      running = undefined;
      setDone(true);
    });
  }, []);
  if (!done) return <p className="waiting">{signedOut.waiting}</p>;
  return (
    <div className="wrap narrow plain-page">
      <h1 className="h2">{deleted ? signedOut.deleted : signedOut.out}</h1>
      <p className="lead quiet">
        {deleted && signedOut.removed}
        {signedOut.cleared}
      </p>
      <p className="actions">
        {!deleted && (
          <Link className="button primary" to="/login">
            {signedOut.signIn}
          </Link>
        )}
        <Link className={deleted ? 'button primary' : 'button'} to="/">
          {signedOut.home}
        </Link>
      </p>
    </div>
  );
}
