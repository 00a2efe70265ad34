import { Link, NavLink } from 'react-router-dom';
import { useSeemsSignedIn } from '../lib/seems-signed-in.ts';
import { Masthead } from '../ui/page/Masthead.tsx';

function Links() {
  const signedIn = useSeemsSignedIn();
  return (
    <>
      <li>
        <Link to="/#how">How it works</Link>
      </li>
      <li>
        <NavLink to="/individual">Individuals</NavLink>
      </li>
      <li>
        <NavLink to="/business">Business</NavLink>
      </li>
      <li>
        <NavLink to="/our-commitment">Our commitment</NavLink>
      </li>
      <li>{signedIn ? <Link to="/dashboard">Dashboard</Link> : <Link to="/login">Sign in</Link>}</li>
    </>
  );
}

export const PublicHeader = () => <Masthead links={<Links />} folded={<Links />} />;
