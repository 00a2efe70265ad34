import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { leave } from '../session/leave.ts';
import { useSignedIn } from '../session/use-session.ts';
import { words as said } from './taken-words.ts';

/** For whoever signed in another way than before: their account is there, and this way in has none. Leads back to the sign-in. */
export function AddressTaken({ why, again }: { why: string; again: () => void }) {
  const { email } = useSignedIn();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const out = async () => {
    const next = '/login';
    if (!(await leave(queries, { wrongWay: true, next }))) await navigate(next);
  };
  return (
    <div className="narrow plain-page">
      <h1 className="h2">{said.title}</h1>
      <p>
        {said.signedInWith}
        <b>{email}</b>. {why}
      </p>
      <p>
        {said.lost.ask}
        <Link to="/company/contact">{said.lost.link}</Link>
        {said.lost.after}
      </p>
      <p className="actions">
        <button type="button" className="button primary" onClick={() => void out()}>
          {said.out}
        </button>
        <button type="button" className="button" onClick={again}>
          {said.again}
        </button>
      </p>
    </div>
  );
}
