import { Link, useLocation } from 'react-router-dom';
import { letGo } from '../../compare/keep/let-go.ts';
import type { Kept } from '../../compare/kept-here.ts';
import { useKept } from '../../compare/use-kept.ts';
import { words } from '../words.ts';
import styles from './KeptBanner.module.css';

const said = words.comparison.banner;

/** The banner goes with its button, or says the next one, and the focus to what it stands above. */
function drop(kept: Kept): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  letGo(kept);
}

/** With whose account it was compared; undefined where only a name or a picture of theirs was given. */
const whose = ({ business, forElse, mine }: Kept) =>
  business ? 'business' : forElse ? 'else' : mine ? 'me' : undefined;

/** After signing in: what was compared before has not been forgotten. */
export function KeptBanner() {
  const kept = useKept();
  const { pathname } = useLocation();
  if (!kept || pathname === '/cases/new') return null;
  return (
    <aside className={`no-print ${styles.banner}`} aria-label={said.label}>
      <p className="wrap">
        <span>
          {kept.snapshot ? said.compared : said.gave}
          <span className="handle">{kept.handle}</span>
          {kept.snapshot ? said.with(kept.platformName, whose(kept)) : said.on(kept.platformName)}
        </span>
        <Link to="/cases/new">{said.save}</Link>
        <button type="button" className="link-like" onClick={() => drop(kept)}>
          {words.comparison.discard}
        </button>
      </p>
    </aside>
  );
}
