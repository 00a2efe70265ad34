/** Tells the person at the terminal of a failure inside; `what` says where, e.g. `POST /dynamodb`. */
type ReportFailure = (what: string, error: unknown) => void;

const fullDisk =
  'The disk is full. From here on writes are refused and logs stop; nothing that was acknowledged is lost. Make room and start again.';

/**
 * A defect is shown with its trace. A full disk is no defect: one line says what to do, once, because every write after it
 * fails the same way.
 */
export function failureReporter(write: (...words: unknown[]) => void): ReportFailure {
  let toldOfDisk = false;
  return (what, error) => {
    if (!isFullDisk(error)) return write(`${what}:`, error);
    if (!toldOfDisk) write(fullDisk);
    toldOfDisk = true;
  };
}

export const reportFailure = failureReporter(console.error);

/** The disk itself, what somebody may have of it, and how large a file may be. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** As Node says it, or as LevelDB does, wherever it stands in the chain of causes. */
function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    noRoom.has((error as NodeJS.ErrnoException).code ?? '') ||
    /no space left on device|quota exceeded|file too large/i.test(error.message) ||
    isFullDisk(error.cause)
  );
}
