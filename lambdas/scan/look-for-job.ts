import type { Platform } from '#domain/platform/platform';
import { isOpen, type Scan, type SourceProgress } from '#domain/scan/scan';
import type { ScanJob } from '#domain/scan/scan-job';
import { type Look, looksFor } from '#domain/scan/scan-plan';
import type { Subject } from '#domain/subject/subject';
import { resting } from '../sources/breaker.ts';
import { pausedByUs } from '../sources/pausable.ts';
import type { SourceSilent } from '../sources/source.ts';
import { heardIn } from './counted/hear.ts';
import { type Looked, lookOn } from './look.ts';
import { lookOnTheWeb } from './look-web.ts';
import type { Way } from './questions.ts';
import type { RunServices } from './run.ts';

/** What the rows of a job say that failed for good. */
export const ourFault = 'Something went wrong on our side; we’ll try again in the next scan.';

/** Nobody asked after all; who finds the job again was told by an operator to try anew. */
export const isGivenUp = ({ status, note }: SourceProgress): boolean =>
  status === 'could not look' && note === ourFault;

/** Answered for, and worth another look when the source asked us to wait. */
export const isUnfinished = ({ status }: SourceProgress): boolean =>
  status === 'could not look' || status === 'in part';

/** Asks the source for every platform that it answers for, unless it rests or an operator has switched it off. */
export async function lookForJob(
  subject: Subject,
  scan: Scan,
  job: ScanJob,
  names: readonly string[],
  { services, tell }: { services: RunServices; tell: (source: SourceProgress) => Promise<void> },
): Promise<{ look: Look; looked: Looked }[]> {
  const { source: id } = job;
  const looks = looksOf(subject, scan, job, services);
  const [one] = looks;
  if (!one) return [];
  const silence = (await services.isPaused(id))
    ? pausedByUs()
    : (await services.breaker.rests(id))
      ? resting()
      : undefined;
  if (silence) return looks.map((each) => ({ look: each, looked: notLooked(each, silence) }));
  const asking = {
    ...services,
    hashLater: true,
    mayAsk: (way: Way, questions: number) => services.mayAsk(id, way, questions),
    onProgress: tell,
  };
  const all =
    id === 'WEB'
      ? await lookOnTheWeb(services.web!, looks, names, asking)
      : [{ look: one, looked: await lookOn(services.sources.get(id)!, one, names, asking) }];
  const heard = heardIn(all.map(({ looked }) => looked));
  if (heard) await services.hear(id, heard);
  const isBroken = ({ silence, progress }: Looked) =>
    silence?.kind === 'broken' && progress.status === 'could not look';
  if (all.some(({ looked }) => isBroken(looked))) await services.breaker.broke(id);
  return all;
}

/** What a job looks for: nothing where the stage has no such source. */
function looksOf(
  subject: Subject,
  scan: Scan,
  { source: id, again }: ScanJob,
  { sources, web }: Pick<RunServices, 'sources' | 'web'>,
): Look[] {
  if (id !== 'WEB') return sources.has(id) ? looksFor(subject, [id]) : [];
  const isAsked = (row: SourceProgress) => isOpen(row) || (!!again && isUnfinished(row));
  const asked = (platform: Platform) => scan.sources.some((row) => row.platform === platform && isAsked(row));
  return web ? looksFor(subject, web.platforms).filter(({ platform }) => asked(platform)) : [];
}

/** A platform that was not asked. */
const notLooked = ({ platform }: Look, silence: SourceSilent): Looked => ({
  ...{ own: [], found: [], missing: new Map(), silence },
  progress: {
    ...{ platform, status: 'could not look', note: silence.why },
    ...{ asked: 0, total: 0, compared: 0, found: 0 },
  },
});
