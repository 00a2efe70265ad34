import { Link, useNavigate } from 'react-router-dom';
import { useUser } from '../account/api.ts';
import { isRunning, useReport } from './api.ts';
import { nowhereToLook } from './nowhere.ts';
import { ScanNow } from './ScanNow.tsx';
import styles from './NextLook.module.css';

/** Where an added account leads: to a look for its copies, seen on the dashboard. */
export function NextLook() {
  const report = useReport();
  const { data: user } = useUser();
  const navigate = useNavigate();
  if (!report.data) return null;
  const nowhere = user && nowhereToLook(user, report.data.searched);
  const words = isRunning(report.data)
    ? 'We are looking for copies of them now.'
    : nowhere
      ? nowhere
      : report.data.lastLookedAt
        ? 'A new look takes in every account above.'
        : 'Your first look for copies can start.';
  return (
    <section className={styles.look} aria-labelledby="next-look">
      <div>
        <h2 className="h4" id="next-look">
          Look for copies
        </h2>
        <p className="small quiet">{words}</p>
      </div>
      <p className="actions">
        {nowhere ? (
          <Link className="button" to="/compare">
            Compare a copy
          </Link>
        ) : (
          <ScanNow report={report.data} onStarted={() => void navigate('/dashboard')} />
        )}
        <Link className="button plain" to="/dashboard">
          See the dashboard
        </Link>
      </p>
    </section>
  );
}
