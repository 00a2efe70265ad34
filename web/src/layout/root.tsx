import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { businessRedirect, LAST_BUSINESS } from '../lib/business-address.ts';
import { words } from './words.ts';
import styles from './Root.module.css';
import { useFocusRules, useScrollRules } from '../lib/scroll.ts';

/** What holds for every address: skip link, scrolling, the business in the address, a line while a page arrives. */
export default function Root() {
  useScrollRules();
  useFocusRules();
  useBusinessAddress();
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

function useBusinessAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = businessRedirect({ pathname, search, hash }, localStorage.getItem(LAST_BUSINESS));
    if (target) void navigate(target, { replace: true, state: state as unknown });
  }, [pathname, search, hash, state, navigate]);
}
