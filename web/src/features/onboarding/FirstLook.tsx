import { Link } from 'react-router-dom';
import type { Report } from '#domain/contract/scan';
import { toast } from '../../ui/Toast.tsx';
import { isRunning, useStartScan } from '../scan/api.ts';
import { words } from './words.ts';

const said = words.firstScan;

interface Props {
  report: Report | undefined;
  accounts: number;
  /** Why no scan can start. */
  nowhere: string | undefined;
}

/** Starts the first scan, or says that it is under way. */
export function FirstLook({ report, accounts, nowhere }: Props) {
  const start = useStartScan();
  const running = isRunning(report);
  return (
    <>
      {accounts === 0 && <p className="small">{said.needs}</p>}
      {nowhere && <p className="small">{nowhere}</p>}
      <p className="actions">
        {nowhere ? (
          <Link className="button primary" to="/compare">
            {said.compare}
          </Link>
        ) : (
          <button
            type="button"
            className="button primary"
            disabled={accounts === 0 || start.isPending || running || !report}
            onClick={() => start.mutate(undefined, { onError: (error) => toast(error.message) })}
          >
            {running ? said.scanning : said.scan}
          </button>
        )}
        <Link className="button" to="/dashboard">
          {said.dashboard}
        </Link>
      </p>
      {running && (
        <p className="small" role="status">
          {said.underWay}
        </p>
      )}
    </>
  );
}
