import { Link } from 'react-router-dom';
import type { Report } from '#domain/contract/scan';
import { toast } from '../../ui/Toast.tsx';
import { isRunning, useStartScan } from '../scan/api.ts';

interface Props {
  report: Report | undefined;
  accounts: number;
  /** Why no look can start. */
  nowhere: string | undefined;
}

/** Starts the first search, or says that it is under way. */
export function FirstLook({ report, accounts, nowhere }: Props) {
  const start = useStartScan();
  const running = isRunning(report);
  return (
    <>
      {accounts === 0 && <p className="small">It needs one account that is yours; that is all it needs.</p>}
      {nowhere && <p className="small">{nowhere}</p>}
      <p className="actions">
        {nowhere ? (
          <Link className="button primary" to="/compare">
            Compare a copy
          </Link>
        ) : (
          <button
            type="button"
            className="button primary"
            disabled={accounts === 0 || start.isPending || running || !report}
            onClick={() => start.mutate(undefined, { onError: (error) => toast(error.message) })}
          >
            {running ? 'Looking' : 'Scan now'}
          </button>
        )}
        <Link className="button" to="/dashboard">
          To the dashboard
        </Link>
      </p>
      {running && (
        <p className="small" role="status">
          We are looking. You can go on here or watch it on the dashboard.
        </p>
      )}
    </>
  );
}
