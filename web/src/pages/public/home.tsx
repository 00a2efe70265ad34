import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { HowItWorks } from '../../features/home/HowItWorks.tsx';
import { Plans } from '../../features/home/Plans.tsx';
import { Promises } from '../../features/home/Promises.tsx';
import { Urgent } from '../../features/home/Urgent.tsx';
import { words } from '../../features/home/words.ts';
import { LiveField } from '../../features/lookalikes/LiveField.tsx';
import { chunk } from '../../lib/chunk.ts';
import { useTitle } from '../../lib/title.ts';
import { useDemo } from '../../lib/use-site-config.ts';
import { LateSeal } from '../../ui/seal/Seal.tsx';
import styles from './Home.module.css';

const { hero } = words;
/** Of a demonstration alone: no visitor of a real stage waits for them. */
const DemoDoors = lazy(() => chunk(() => import('../../features/demo/DemoDoors.tsx')));

/** The first page: the one large line, the live field, and what is behind it. */
export default function Home() {
  useTitle();
  const isDemo = useDemo()?.email !== undefined;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.seal}>
          <LateSeal id="user-6" size={720} />
        </div>
        <div className={`wrap ${styles.inside}`}>
          <div>
            <h1 className="display">{hero.title}</h1>
            <p className={`lead ${styles.lead}`}>{hero.lead}</p>
            <p className={`actions ${styles.actions}`}>
              <Link className={`button primary large ${styles.door}`} to="/compare">
                {hero.compare}
              </Link>
            </p>
            <p className={`label ${styles.after}`}>{hero.free}</p>
            <p className={styles.stay}>
              <Link to="/auth/signup">{hero.join[0]}</Link>
              {hero.join[1]}
            </p>
          </div>
          <LiveField />
          {isDemo && (
            <Suspense fallback={null}>
              <DemoDoors />
            </Suspense>
          )}
        </div>
      </section>
      <Urgent />
      <div className={`wrap ${styles.clauses}`}>
        <HowItWorks />
        <Promises />
        <Plans />
      </div>
    </>
  );
}
