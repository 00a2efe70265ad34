import { Link, useNavigate } from 'react-router-dom';
import { useUser } from '../../account/api.ts';
import { isRunning, useReport } from '../api.ts';
import { nowhereToLook } from '../nowhere.ts';
import { ScanNow } from '../ScanNow.tsx';
import { words } from '../words.ts';
import styles from './NextLook.module.css';

const said = words.next;

/** Where an added account leads: to a scan for its copies, seen on the dashboard. */
export function NextLook() {
  const report = useReport();
  const { data: user } = useUser();
  const navigate = useNavigate();
  if (!report.data) return null;
  const nowhere = user && nowhereToLook(user, report.data.searched);
  const state = isRunning(report.data)
    ? said.running
    : nowhere
      ? nowhere
      : report.data.lastLookedAt
        ? said.again
        : said.first;
  return (
    <section className={styles.look} aria-labelledby="next-look">
      <div>
        <h2 className="h4" id="next-look">
          {said.title}
        </h2>
        <p className="small quiet">{state}</p>
      </div>
      <p className="actions">
        {nowhere ? (
          <Link className="button" to="/compare">
            {said.compare}
          </Link>
        ) : (
          <ScanNow report={report.data} onStarted={() => void navigate('/dashboard')} />
        )}
        <Link className="button plain" to="/dashboard">
          {said.dashboard}
        </Link>
      </p>
    </section>
  );
}
