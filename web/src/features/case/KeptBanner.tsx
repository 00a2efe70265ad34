import { Link, useLocation } from 'react-router-dom';
import { letGo } from '../compare/kept.ts';
import { useKept } from '../compare/use-kept.ts';
import styles from './KeptBanner.module.css';

/** After signing in: what was compared before has not been forgotten. */
export function KeptBanner() {
  const kept = useKept();
  const { pathname } = useLocation();
  if (!kept || pathname === '/cases/new') return null;
  return (
    <aside className={`no-print ${styles.banner}`} aria-label="Your comparison">
      <p className="wrap">
        <span>
          You compared <span className="handle">{kept.handle}</span> on {kept.platformName} with your account.
        </span>
        <Link to="/cases/new">Save it as a case</Link>
        <button type="button" className="link-like" onClick={() => letGo()}>
          Discard
        </button>
      </p>
    </aside>
  );
}
