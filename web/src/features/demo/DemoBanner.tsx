import { useDemo } from '../../lib/use-demo.ts';
import styles from './DemoBanner.module.css';

/** On a demonstration stage, over every page: nothing here is about a living person. */
export function DemoBanner() {
  if (!useDemo()) return null;
  return (
    <aside className={`no-print ${styles.banner}`} aria-label="About this data">
      <p className="wrap">Demonstration data. The people are invented and every link opens a stand-in.</p>
    </aside>
  );
}
