import { Link, NavLink, useLocation } from 'react-router-dom';
import { Masthead } from '../ui/page/Masthead.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useBusinessList } from '../features/seats/business-list.ts';
import { SETTINGS } from '../features/settings/parts.ts';
import { useOutboxHere } from '../features/operator/outbox/use-outbox-here.ts';
import { useOperator } from '../features/operator/use-operator.ts';
import { words as said } from './bar-words.ts';
import { useSignOut } from './use-sign-out.tsx';
import styles from './TopBar.module.css';

const OWN = [
  ['/dashboard', said.dashboard],
  ['/cases', said.cases],
] as const;
const CONNECTIONS = [
  ['/connections/social', said.social],
  ['/connections/people', said.people],
] as const;
const HELP = [['/support', said.help]] as const;
/** Only for those who run the product. */
const OPERATING = [
  ['/reviews', said.reviews],
  ['/scans', said.scans],
  ['/announce', said.announce],
] as const;
/** And only where nothing is sent. */
const OUTBOX = ['/outbox', said.outbox] as const;

/** What is a menu of its own on a wide page, under the same name. */
const Group = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <li className={styles.group}>
    <span className="label">{label}</span>
    <ul aria-label={label}>{children}</ul>
  </li>
);

/** The top bar of the signed-in part: the dashboard, what is connected, one's business, settings, the way out. */
export function TopBar() {
  const { signOut: out, question } = useSignOut();
  const operates = useOperator();
  const operating = useOutboxHere() ? [...OPERATING, OUTBOX] : OPERATING;
  // The pages of a business have one entry, whichever of them is open.
  const isBusiness = useLocation().pathname.startsWith('/business-');
  // Whoever has a business, or is about to, finds it in the bar itself; for the others it is one entry of a menu.
  const inBar = Boolean(useBusinessList().data?.length) || isBusiness;
  const business = (
    <li>
      <Link to="/business-dashboard" aria-current={isBusiness ? 'page' : undefined}>
        {said.business}
      </Link>
    </li>
  );
  const entries = (list: readonly (readonly [string, string])[]) =>
    list.map(([to, label]) => (
      <li key={to}>
        <NavLink to={to}>{label}</NavLink>
      </li>
    ));
  const settings = (
    <>
      {entries(SETTINGS)}
      {!inBar && business}
      {entries(HELP)}
    </>
  );
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
            {entries(OWN)}
            <li>
              <Menu label={said.connections}>
                <ul>{entries(CONNECTIONS)}</ul>
              </Menu>
            </li>
            {inBar && business}
            <li>
              <Menu label={said.settings}>
                <ul>
                  {settings}
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
            {entries(OWN)}
            {inBar && business}
            <Group label={said.connections}>{entries(CONNECTIONS)}</Group>
            <Group label={said.settings}>{settings}</Group>
            {operates && <Group label={said.operators}>{entries(operating)}</Group>}
            {signOut}
          </>
        }
      />
      {question}
    </>
  );
}
