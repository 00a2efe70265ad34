import { useDemo } from '../../lib/use-site-config.ts';
import styles from './DemoBanner.module.css';
import { words } from './words.ts';

/** On a demonstration stage, over every page: nothing here is about a living person. */
export function DemoBanner() {
  if (!useDemo()) return null;
  return (
    <aside className={`no-print ${styles.banner}`} aria-label={words.about}>
      <p className="wrap">{words.banner}</p>
    </aside>
  );
}
