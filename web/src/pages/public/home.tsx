import { Link } from 'react-router-dom';
import { DemoDoors } from '../../features/demo/DemoDoors.tsx';
import { HowItWorks } from '../../features/home/HowItWorks.tsx';
import { Plans } from '../../features/home/Plans.tsx';
import { Promises } from '../../features/home/Promises.tsx';
import { Urgent } from '../../features/home/Urgent.tsx';
import { LiveField } from '../../features/lookalikes/LiveField.tsx';
import { useTitle } from '../../lib/title.ts';
import { LateSeal } from '../../ui/seal/Seal.tsx';
import styles from './Home.module.css';

/** The first page: the one large line, the live field, and what is behind it. */
export default function Home() {
  useTitle();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.seal}>
          <LateSeal id="user-6" size={720} />
        </div>
        <div className={`wrap ${styles.inside}`}>
          <div>
            <h1 className="display">One letter apart.</h1>
            <p className={`lead ${styles.lead}`}>
              Someone can take your name, your picture and a handle that reads like yours. Countersign finds
              the copies, lays the evidence side by side, and prepares the report.
            </p>
            <p className={`actions ${styles.actions}`}>
              <Link className={`button primary large ${styles.door}`} to="/compare">
                Someone is pretending to be me
              </Link>
            </p>
            <p className={`label ${styles.after}`}>
              Two minutes, no account. Nothing you enter leaves your browser.
            </p>
            <p className={styles.stay}>
              <Link to="/auth/signup">Create an account</Link> and we look for copies every day.
            </p>
            <DemoDoors />
          </div>
          <LiveField />
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
