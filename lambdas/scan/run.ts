import type { Finding } from '#domain/scan/finding';
import type { Platform } from '#domain/platform/platform';
import { isOpen, type Scan, type ScanProgress, type SourceProgress } from '#domain/scan/scan';
import { mostJudged, type StoredSource } from '#domain/scan/stored-scan';
import type { ScanJob, SourceId } from '#domain/scan/scan-job';
import { searchableName } from '#domain/proof/searchable-name';
import { sourceOf } from '#domain/scan/scan-plan';
import type { SeenJob } from '#domain/scan/seen-job';
import type { Breaker } from '../sources/breaker.ts';
import type { IsPaused } from '../sources/pausable.ts';
import type { Source } from '../sources/source.ts';
import type { WebSearch } from '../sources/web-search.ts';
import type { JoinOpenCase } from '../case/joined/join-open-cases.ts';
import type { IntegrationStore } from '../store/business/integration.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { FindingStore } from '../store/finding.ts';
import type { ScanStore } from '../store/scan/scan.ts';
import type { ScanProgressStore } from '../store/scan/scan-progress.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';
import type { NewsServices } from '../news/tell-news.ts';
import type { ReadCopies } from '../marked/read-copies.ts';
import type { Retry } from '../runtime/retry.ts';
import type { Piece } from '../runtime/together/hand-in-together.ts';
import type { Measure } from '../runtime/trace/measure.ts';
import { type Opened, openScan } from './begin/open-scan.ts';
import { finishWhenComplete } from './end/finish.ts';
import { type Note, noteRows } from './end/note-rows.ts';
import { resolveGone } from './known/gone.ts';
import type { Hear } from './counted/hear.ts';
import { judgeFound } from './judge-found.ts';
import { type Looked, type LookServices, ourPatience } from './look.ts';
import { isGivenUp, isUnfinished, lookForJob } from './look-for-job.ts';
import { readOwnMarks, type SeenCopies } from './picture/own-marks.ts';
import { ownPhoto } from './picture/own-photo.ts';
import { judgedBefore } from './known/judged-before.ts';
import { ownElsewhere, ownSights, withPictures } from './known/own-accounts.ts';
import type { Way } from './questions.ts';
import { careFor } from './subject/care.ts';
import type { Tally } from './counted/tally.ts';
import { measureTold } from './counted/told.ts';

export interface RunServices extends Omit<LookServices, 'onProgress' | 'mayAsk'>, NewsServices {
  /** Which engine judges: what another one judged is judged anew within a week. */
  engine: string;
  users: Pick<UserStore, 'get' | 'change'>;
  businesses: Pick<BusinessStore, 'get'>;
  integrations: Pick<IntegrationStore, 'webhook' | 'logo'>;
  files: Pick<UserFiles, 'head' | 'putPicture' | 'list' | 'remove'>;
  scans: Pick<ScanStore, 'get'> & ScanProgressStore;
  findings: Pick<FindingStore, 'get' | 'list' | 'write'>;
  /** The cases of an account that goes by another handle now go by it, too; nothing for any other finding. */
  followRename: (owner: string, finding: Finding) => Promise<void>;
  /** What joins findings to the open cases of a person or a business. */
  joinCases: (owner: string) => JoinOpenCase;
  proofs: Pick<SocialProofStore, 'ownersOf' | 'ownedBy'>;
  sources: ReadonlyMap<Platform, Source>;
  web?: WebSearch | undefined;
  mayAsk: (source: SourceId, way: Way, questions: number) => Promise<boolean>;
  breaker: Breaker;
  isPaused: IsPaused;
  /** Of what nobody waits for, jobs of one scan that are done side by side are noted at once. */
  notes?: (scanId: string) => Piece<Note, Scan | undefined>;
  /** Jobs of one scan that begin side by side read once what they begin with. */
  open?: (job: ScanJob) => Promise<Opened | undefined>;
  /** Puts a job back, to be done after so many milliseconds. */
  later: (job: ScanJob, milliseconds: number) => Promise<void>;
  /** Reads the marks of a person's copies while there is time. */
  copiesOf?: (userId: string, timeLeft: () => number) => ReadCopies;
  /** Where the person's own accounts show them. */
  copies?: SeenCopies;
  /** Hands over what was met, so that others whom it imitates hear of it. */
  met: (job: SeenJob) => Promise<void>;
  publish: (progress: ScanProgress) => Promise<void>;
  tally: Tally;
  hear: Hear;
  measure: Measure;
  retry: Retry;
}

/** So often a source that asks us to wait is asked again for one scan. */
const mostAgain = 3;
const shortWait = 60_000;
/** What a queue can hold a message back. */
const longestWait = 15 * 60_000;

/**
 * One source's part of a search for copies of one subject, from the queue: found profiles judged, findings and notifications
 * written, progress told; whoever is the last ends the scan. Sources run side by side, so a slow one holds up nobody. Running
 * it twice writes the same rows.
 */
export async function runSource(queued: ScanJob, services: RunServices): Promise<void> {
  const opened = await (services.open?.(queued) ?? openScan(queued, services));
  if (!opened) return;
  const { scan } = opened;
  const rows = scan.sources.filter(({ platform }) => sourceOf(platform) === queued.source);
  const job = rows.some(isGivenUp) ? { ...queued, again: queued.again ?? 1 } : queued;
  if (!rows.some((row) => isOpen(row) || (job.again && isUnfinished(row))))
    return finishWhenComplete(job, services, scan);
  if (scan.status === 'QUEUED' && (await services.scans.begin(scan, iso(services))))
    await services.tally('begun');
  const piece = scan.bySchedule ? services.notes?.(scan.id) : undefined;
  try {
    const { result, isFirst } = await lookAndRecord(opened, job, { ...services, piece });
    // Who was noted with others leaves it to the first of them.
    if (isFirst || !result) await finishWhenComplete(job, services, result);
  } finally {
    piece?.leave();
  }
}

/** Gives the scan as its rows were written, where that is known. */
async function lookAndRecord(
  opened: Opened,
  job: ScanJob,
  { piece, ...given }: RunServices & { piece: Piece<Note, Scan | undefined> | undefined },
): Promise<{ result: Scan | undefined; isFirst: boolean }> {
  const { subject, scan, proofs, codes, known } = opened;
  let wrote = false;
  const write: FindingStore['write'] = (...finding) => {
    wrote = true;
    return given.findings.write(...finding);
  };
  const services = { ...given, findings: { ...given.findings, write } };
  const at = iso(services);
  const began = services.now();
  const { patience = ourPatience } = services;
  const care = careFor(job, services);
  // Each message costs: of what nobody has asked for just now only the end is told.
  const tell = async (source: SourceProgress) => {
    if (scan.bySchedule) return;
    await care.publish({ scanId: scan.id, status: 'RUNNING', source, at: iso(services) });
  };
  // Businesses have no copies.
  const readCopies =
    subject.kind === 'person'
      ? services.copiesOf?.(subject.id, () => began + patience.gone - services.now())
      : undefined;
  const names =
    subject.searchedNames ??
    [subject.name, ...(subject.otherNames ?? [])].flatMap((name) =>
      searchableName(
        name,
        proofs.map(({ nameKey }) => nameKey),
      ),
    );
  const all = await lookForJob(subject, scan, job, names, { services, tell });
  // Once a picture: what was read before is known by its file, and takes no time from what may be a copy.
  for (const { look, looked } of all)
    await readOwnMarks({ look, own: looked.own, userId: subject.id, at }, readCopies, services.copies);
  // Nobody else writes what concerns a platform of this source, but the person and a job that came twice: both are met by `write`.
  type Kept = Pick<StoredSource, 'own' | 'judged' | 'judgedBy' | 'asks' | 'listed' | 'searchedAt'>;
  const rows: (Kept & { progress: SourceProgress })[] = [];
  for (const { look: one, looked } of all) {
    const row = scan.sources.find(({ platform }) => platform === one.platform);
    const elsewhere = looked.found.length > 0 ? await ownElsewhere(one, scan, services) : [];
    const own = [...looked.own, ...elsewhere];
    const before = judgedBefore(row, {
      ...{ subject, look: one, own, codes, known, at, engine: services.engine },
    });
    const { recorded, met, news, profiles } = await judgeFound(
      { look: one, looked, elsewhere: () => withPictures(elsewhere, services) },
      {
        subject,
        photo: () => ownPhoto(subject, services),
        codes,
        known,
        at,
        since: scan.requestedAt,
        before,
        readCopies,
      },
      services,
    );
    if (profiles.length > 0) await services.met({ seenFor: subject.id, at, profiles });
    rows.push({
      ...{ progress: looked.progress, own: looked.own.length > 0 ? ownSights(looked.own, at) : row?.own },
      ...{ asks: row?.asks, listed: row?.listed, searchedAt: row?.searchedAt },
      // What it did not come to, this time, is as it was.
      judgedBy: before.by,
      judged: [...before.marks(), ...(looked.progress.status === 'looked' ? [] : (row?.judged ?? []))],
    });
    looked.progress.found = recorded;
    looked.progress.at = at;
    const notify = async (finding: Finding) => {
      await care.tell(subject, finding, at);
      measureTold(finding, at, services.measure);
    };
    for (const finding of news) {
      await care.followRename(finding);
      const told = await care.joinCase(finding, at);
      if (told !== finding) wrote = true;
      if (told) await notify(told);
    }
    const source = services.sources.get(one.platform);
    if (source && looked.progress.status === 'looked')
      await resolveGone(
        source,
        looked,
        { at, known: known.filter(({ id }) => !met.has(id)) },
        {
          findings: services.findings,
          tell: async (finding) => {
            if (finding.status === 'RESOLVED') await care.joinCase(finding, at);
            await notify(finding);
          },
          mayAsk: (way, questions) => services.mayAsk(job.source, way, questions),
          timeLeft: () => began + patience.gone - services.now(),
        },
      );
  }
  await putOff(job, all, services);
  const asked = rows.map(({ progress, own, judged, judgedBy, asks, listed, searchedAt }): StoredSource => ({
    ...progress,
    ...(searchedAt && { searchedAt }),
    ...(own?.length && { own }),
    ...(asks?.length && { asks }),
    ...(listed && { listed }),
    ...(judged?.length && { judged: [...new Set(judged)].slice(0, mostJudged), judgedBy }),
  }));
  // A row whose account was taken off the list meanwhile waits for nothing any more.
  const left = scan.sources
    .filter((row) => sourceOf(row.platform) === job.source && isOpen(row))
    .filter(({ platform }) => !asked.some((row) => row.platform === platform))
    .map((row): StoredSource => ({ ...row, status: 'not asked', at: row.searchedAt }));
  const note = { job, opened, rows: [...asked, ...left], wrote };
  const noted = piece
    ? await piece.handIn(note)
    : { result: await noteRows([note], services), isFirst: true };
  for (const progress of asked) await tell(progress);
  return noted;
}

/** A source that asked us to wait is asked again in its time, and its row says so. */
async function putOff(
  job: ScanJob,
  all: readonly { looked: Looked }[],
  services: Pick<RunServices, 'later' | 'tally'>,
): Promise<void> {
  const waits = all.filter(
    ({ looked: { progress, silence } }) => silence?.kind === 'wait' && isUnfinished(progress),
  );
  const again = (job.again ?? 0) + 1;
  const wait = Math.max(shortWait, ...waits.map(({ looked }) => looked.silence?.retryAfter ?? shortWait));
  if (waits.length === 0 || again > mostAgain || wait > longestWait) return;
  await services.later({ ...job, again }, wait);
  await services.tally('put off');
}

const iso = ({ now }: Pick<RunServices, 'now'>) => new Date(now()).toISOString();
