import type { Report } from '#domain/contract/scan';
import { toast } from '../../ui/Toast.tsx';
import { isRunning, useStartScan } from './api.ts';
import { words } from './words.ts';

interface Props {
  report: Report;
  className?: string;
  onStarted?: () => void;
}

/** Starts a scan, or says that one is under way. */
export function ScanNow({ report, className = 'button', onStarted }: Props) {
  const start = useStartScan();
  const running = isRunning(report);
  return (
    <button
      type="button"
      className={className}
      disabled={running || start.isPending}
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () => onStarted?.(),
          onError: (error) => toast(error.message),
        })
      }
    >
      {running ? words.scanNow.running : words.scanNow.scan}
    </button>
  );
}
