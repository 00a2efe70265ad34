import { Link } from 'react-router-dom';
import { useTitle } from '../lib/title.ts';
import { words as said } from './not-found-words.ts';

export default function NotFound() {
  useTitle(said.title);
  return (
    <div className="wrap narrow plain-page">
      <h1 className="h2">{said.heading}</h1>
      <p className="lead quiet">{said.lead}</p>
      <p className="actions">
        <Link className="button primary" to="/">
          {said.home}
        </Link>
        <Link className="button" to="/compare">
          {said.pretending}
        </Link>
      </p>
    </div>
  );
}
