import { Link, NavLink, useLocation } from 'react-router-dom';
import { Masthead } from '../ui/page/Masthead.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useBusinesses } from '../features/business/api.ts';
import { SETTINGS } from '../features/settings/parts.ts';
import { useOutboxHere } from '../features/operator/outbox/use-outbox-here.ts';
import { useOperator } from '../features/operator/use-operator.ts';
import { words as said } from './bar-words.ts';
import { useSignOut } from './use-sign-out.tsx';
import styles from './TopBar.module.css';

const CONNECTIONS = [
  ['/connections/social', said.social],
  ['/connections/people', said.people],
] as const;
const BUSINESS = ['/business-dashboard', said.business] as const;
const HELP = ['/support', said.help] as const;
/** The pages of a business have one entry, whichever of them is open. */
const OF_BUSINESS = /^\/business-/;
/** Only for those who run the product. */
const OPERATING = [
  ['/reviews', said.reviews],
  ['/scans', said.scans],
  ['/announce', said.announce],
] as const;
/** And only where nothing is sent. */
const OUTBOX = ['/outbox', said.outbox] as const;

/** The top bar of the signed-in part: the dashboard, what is connected, one's business, settings, the way out. */
export function TopBar() {
  const { signOut: out, question } = useSignOut();
  const operates = useOperator();
  const operating = useOutboxHere() ? [...OPERATING, OUTBOX] : OPERATING;
  const { pathname } = useLocation();
  // Whoever has a business, or is about to, finds it in the bar itself; for the others it is one entry of a menu.
  const business = useBusinesses()?.length || OF_BUSINESS.test(pathname) ? [BUSINESS] : [];
  const menu = [...SETTINGS, ...(business.length ? [] : [BUSINESS]), HELP];
  const entries = (list: readonly (readonly [string, string])[]) =>
    list.map(([to, label]) => (
      <li key={to}>
        {OF_BUSINESS.test(to) ? (
          <Link to={to} aria-current={OF_BUSINESS.test(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ) : (
          <NavLink to={to}>{label}</NavLink>
        )}
      </li>
    ));
  const signOut = (
    <li>
      <button type="button" onClick={out}>
        {said.signOut}
      </button>
    </li>
  );
  return (
    <>
      <Masthead
        home="/dashboard"
        links={
          <>
            <li>
              <NavLink to="/dashboard">{said.dashboard}</NavLink>
            </li>
            <li>
              <NavLink to="/cases">{said.cases}</NavLink>
            </li>
            <li>
              <Menu label={said.connections}>
                <ul>{entries(CONNECTIONS)}</ul>
              </Menu>
            </li>
            {entries(business)}
            <li>
              <Menu label={said.settings}>
                <ul>
                  {entries(menu)}
                  {signOut}
                </ul>
              </Menu>
            </li>
            {operates && (
              <li className={styles.operating}>
                <ul aria-label={said.operators}>{entries(operating)}</ul>
              </li>
            )}
          </>
        }
        folded={
          <>
            <li>
              <Link to="/dashboard">{said.dashboard}</Link>
            </li>
            <li>
              <Link to="/cases">{said.cases}</Link>
            </li>
            {entries(business)}
            {entries(CONNECTIONS)}
            {entries(menu)}
            {operates && (
              <li className={styles.operating}>
                <span className="label">{said.operators}</span>
                <ul>{entries(operating)}</ul>
              </li>
            )}
            {signOut}
          </>
        }
      />
      {question}
    </>
  );
}
