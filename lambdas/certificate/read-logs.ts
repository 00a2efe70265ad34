import { type CertificateHit, createBrandWatch, type ProtectedBrand } from '#domain/certificate/brand-watch';
import { type CertificateLog, logsToRead } from '#domain/certificate/log';
import type { LogEntry } from '#domain/certificate/log-entry';
import type { FoundJob } from '#domain/domain-watch/domain-job';
import { hour } from '#domain/durations';
import { logger } from '../runtime/logger.ts';
import type { Sleep } from '../runtime/retry.ts';
import type { CertificateLogStore } from '../store/certificate-log.ts';
import type { AskLog } from './ask-log.ts';
import { readerOf } from './log-reader.ts';
import { type LogRun, readLog } from './read-log.ts';
import { type SeenSites, tellHits } from './tell-hits.ts';

export interface CertificateServices {
  logs: readonly CertificateLog[];
  brands: () => Promise<ProtectedBrand[]>;
  progress: CertificateLogStore;
  seen: SeenSites;
  /** Hands names to those who look at them and tell people. */
  enqueue: (job: FoundJob) => Promise<void>;
  ask: AskLog;
  /** Milliseconds that a run takes at most, the last answers aside. */
  budget: number;
  now: () => number;
  sleep: Sleep;
}

/** What one log came to. */
type Outcome = Pick<LogRun<never>, 'entries' | 'stopped'> & {
  log: string;
  found: number;
  smallerSince?: number;
};

/** Heads of a log come from several servers, and one that lags is soon up again. */
const smallerFor = hour;

/**
 * Reads every log on, and hands on what passes for a protected domain. Nothing is asked where nobody has a domain.
 * @throws where a log has been smaller than it was for long: a log never is, so somebody has to look
 */
export async function readLogs(services: CertificateServices): Promise<{ entries: number; found: number }> {
  const { logs, brands, now } = services;
  const protectedBrands = logs.length > 0 ? await brands() : [];
  if (protectedBrands.length === 0) return { entries: 0, found: 0 };
  const hitsIn = createBrandWatch(protectedBrands);
  const until = now() + services.budget;
  const outcomes = await Promise.all(
    logsToRead(logs, now()).map((log) => readOne(log, hitsIn, until, services)),
  );
  const read = outcomes.filter((one) => one !== undefined);
  const shrunk = read.filter(({ smallerSince = Infinity }) => now() - smallerSince >= smallerFor);
  if (shrunk.length > 0)
    throw new Error(`Smaller than they were: ${shrunk.map(({ log }) => log).join(', ')}`);
  return {
    entries: read.reduce((sum, { entries }) => sum + entries, 0),
    found: read.reduce((sum, { found }) => sum + found, 0),
  };
}

/** First the queue has what was found, then the table how far we are: stopped in between, the same is found again. */
async function readOne(
  log: CertificateLog,
  hitsIn: (name: string) => CertificateHit[],
  until: number,
  services: CertificateServices,
): Promise<Outcome | undefined> {
  const { progress, ask, now, sleep } = services;
  const before = await progress.get(log.address);
  const look = (entries: readonly LogEntry[]) =>
    entries.flatMap(({ names }) => [...new Set(names)].flatMap(hitsIn));
  const run = await readLog(log.address, before, readerOf(log, ask), { look, now, sleep, until });
  if (!run) return undefined;
  const found = await tellHits(run.found, services);
  if (!(await progress.write(before, run.progress)))
    logger.info('Another run was faster', { log: log.address });
  const { entries, stopped, progress: after } = run;
  if (stopped !== 'at its end') logger.warn('A log was not read to its end', { log: log.address, stopped });
  if (after.gaps?.length !== before?.gaps?.length)
    logger.warn('Entries of a log were left out', { log: log.address, gap: after.gaps?.at(-1) });
  return { log: log.address, entries, stopped, found, smallerSince: after.smallerSince };
}
