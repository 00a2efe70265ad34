import { Link, NavLink } from 'react-router-dom';
import { useSeemsSignedIn } from '../lib/seems-signed-in.ts';
import { Masthead } from '../ui/page/Masthead.tsx';
import { words } from './words.ts';

const said = words.header;

function Links() {
  const signedIn = useSeemsSignedIn();
  return (
    <>
      <li>
        <Link to="/#how">{said.how}</Link>
      </li>
      <li>
        <NavLink to="/individual">{said.individuals}</NavLink>
      </li>
      <li>
        <NavLink to="/business">{said.business}</NavLink>
      </li>
      <li>
        <NavLink to="/our-commitment">{said.commitment}</NavLink>
      </li>
      <li>
        {signedIn ? <Link to="/dashboard">{said.dashboard}</Link> : <Link to="/login">{said.signIn}</Link>}
      </li>
    </>
  );
}

export const PublicHeader = () => <Masthead links={<Links />} folded={<Links />} />;
