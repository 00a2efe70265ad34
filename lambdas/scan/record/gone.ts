import { day, seconds } from '#domain/durations';
import type { Finding } from '#domain/scan/finding';
import type { FindingStore, StoredFinding } from '../../store/finding.ts';

const keepResolvedDays = 30;

/** Until when a finding is kept whose account is gone since then, in seconds since 1970. */
export const goneExpiry = (at: string): number => seconds(Date.parse(at) + keepResolvedDays * day);

const isPursued = ({ status }: Finding) => ['OPEN', 'CASE', 'REPORTED'].includes(status);

/**
 * The platform knows no account of the name that somebody gave us. Said once, and told before it is written, as with what is gone;
 * the finding stands as it was, since the link may be mistyped.
 */
export async function recordNoAccount(
  store: Pick<FindingStore, 'write'>,
  before: StoredFinding,
  at: string,
  tell: (finding: Finding) => Promise<void>,
): Promise<void> {
  if (!isPursued(before)) return;
  const { version: _, ...finding } = before;
  const said: Finding = {
    ...finding,
    history: [...before.history, { at, what: 'no account' as const, tells: true }].slice(-50),
  };
  await tell(said);
  await store.write(before, said);
}

/**
 * The account is gone: the finding is resolved, kept for 30 days. Told before it is written: a resolved finding is not looked
 * for again, so whoever died in between would never tell.
 */
export async function recordGone(
  store: Pick<FindingStore, 'write'>,
  before: StoredFinding,
  at: string,
  tell: (gone: Finding) => Promise<void>,
): Promise<void> {
  const gone: Finding = {
    ...before,
    status: 'RESOLVED',
    history: [...before.history, { at, what: 'no longer there' as const, was: before.status }].slice(-50),
    expiresAt: goneExpiry(at),
  };
  // Of what the person put aside they need not hear.
  if (isPursued(before)) await tell(gone);
  // Changed meanwhile: the next scan finds it gone too, and tells the same event.
  await store.write(before, gone);
}
