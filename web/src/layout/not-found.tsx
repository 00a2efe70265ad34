import { Link } from 'react-router-dom';
import { useTitle } from '../lib/title.ts';

export default function NotFound() {
  useTitle('Page not found');
  return (
    <div className="wrap narrow plain-page">
      <h1 className="h2">There is no page at this address.</h1>
      <p className="lead quiet">It may have moved, or the link may have been cut short.</p>
      <p className="actions">
        <Link className="button primary" to="/">
          To the first page
        </Link>
        <Link className="button" to="/compare">
          Someone is pretending to be me
        </Link>
      </p>
    </div>
  );
}
