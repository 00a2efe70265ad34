import { useQueryClient } from '@tanstack/react-query';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { Brand } from '../ui/Brand.tsx';
import { Menu } from '../ui/Menu.tsx';
import { SETTINGS } from '../features/settings/parts.ts';
import { useOperator } from '../features/operator/use-operator.ts';
import { leave } from '../features/session/leave.ts';

const CONNECTIONS = [
  ['/connections/social', 'Social accounts'],
  ['/connections/people', 'People'],
] as const;
const MENU = [...SETTINGS, ['/support', 'Help']] as const;
/** Only for those who run the product. */
const OPERATING = [
  ['/reviews', 'Reviews'],
  ['/announce', 'Announce'],
] as const;

/** The top bar of the signed-in part: the dashboard, what is connected, settings, the way out. */
export function TopBar() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const operates = useOperator();
  const out = async () => {
    await leave(queries);
    await navigate('/');
  };
  const entries = (list: readonly (readonly [string, string])[]) =>
    list.map(([to, label]) => (
      <li key={to}>
        <NavLink to={to}>{label}</NavLink>
      </li>
    ));
  const signOut = (
    <li>
      <button type="button" onClick={() => void out()}>
        Sign out
      </button>
    </li>
  );
  return (
    <header className="masthead">
      <div className="wrap">
        <Brand to="/dashboard" />
        <nav className="nav site" aria-label="Main">
          <ul>
            <li>
              <NavLink to="/dashboard">Dashboard</NavLink>
            </li>
            <li>
              <NavLink to="/cases">Cases</NavLink>
            </li>
            <li>
              <Menu label="Connections">
                <ul className="menu">{entries(CONNECTIONS)}</ul>
              </Menu>
            </li>
            <li>
              <Menu label="Settings">
                <ul className="menu">
                  {entries(MENU)}
                  {signOut}
                </ul>
              </Menu>
            </li>
            {operates && (
              <li className="operating">
                <ul aria-label="For operators">{entries(OPERATING)}</ul>
              </li>
            )}
          </ul>
        </nav>
        <Menu label="Menu" className="burger">
          <ul>
            <li>
              <Link to="/dashboard">Dashboard</Link>
            </li>
            <li>
              <Link to="/cases">Cases</Link>
            </li>
            {entries(CONNECTIONS)}
            {entries(MENU)}
            {operates && (
              <li className="operating">
                <span className="label">For operators</span>
                <ul>{entries(OPERATING)}</ul>
              </li>
            )}
            {signOut}
          </ul>
        </Menu>
      </div>
    </header>
  );
}
