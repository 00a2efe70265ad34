import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { takeNext } from '../features/session/after-provider.ts';
import { businessRedirect, LAST_BUSINESS } from '../lib/business-address.ts';
import { words } from './words.ts';
import styles from './Root.module.css';
import { useFocusRules, useScrollRules } from '../lib/scroll/scroll.ts';

/** What holds for every address: skip link, scrolling, the business in the address, a line while a page arrives. */
export default function Root() {
  useScrollRules();
  useFocusRules();
  useBusinessAddress();
  useAfterProvider();
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.root.skip}
      </a>
      <div className={`${styles.arriving} ${busy ? styles.on : ''}`} role="status">
        {busy && <span className="vh">{words.root.loading}</span>}
      </div>
      <Outlet />
    </>
  );
}

/** Where a sign-out through a provider's pages ends: here, and goes on to where it would have gone. */
function useAfterProvider(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const next = location.pathname === '/' ? takeNext() : undefined;
    if (next) void navigate(next.to, { replace: true, state: { away: next.away } });
  }, [navigate]);
}

function useBusinessAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = businessRedirect({ pathname, search, hash }, localStorage.getItem(LAST_BUSINESS));
    if (target) void navigate(target, { replace: true, state: state as unknown });
  }, [pathname, search, hash, state, navigate]);
}
