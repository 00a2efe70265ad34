import * as z from 'zod';
import { Platform } from '../platform/platform.ts';
import { Id, Moment } from '../text.ts';
import { FreeHandle, mostFree } from './free-handle.ts';

/**
 * How a platform's part of a scan stands. `looked`: asked and answered; `in part`: some questions unanswered;
 * `could not look`: asked, and no answer to rely on; `not asked`: no account of the person's is there; `not connected`: this
 * stage has no access to it; `closed`: it offers no search that anybody may use. Worded in coverage.ts alone.
 */
export const SourceStatus = z.enum([
  'waiting',
  'looking',
  'looked',
  'in part',
  'could not look',
  'not asked',
  'not connected',
  'closed',
]);
type SourceStatus = z.infer<typeof SourceStatus>;

export const SourceProgress = z.object({
  platform: Platform,
  status: SourceStatus,
  /** Questions asked of the platform so far, and how many there are. */
  asked: z.number().int().min(0),
  total: z.number().int().min(0),
  /** Profiles read and compared. */
  compared: z.number().int().min(0),
  /** Findings made or seen again, namesakes included. */
  found: z.number().int().min(0),
  /** One sentence for people: why it was silent, or answered in part. */
  note: z.string().max(300).nullish(),
  /** One sentence for people: what it never shows, so that a copy may be there nevertheless. */
  limits: z.string().max(300).nullish(),
  /**
   * When it was looked at: a web search is made once a week, and its row stands until the next. Of one that is `not asked`: when it
   * was searched last, before the account or the proof that it was searched by was gone.
   */
  at: Moment.nullish(),
  /** Look-alikes of the person's handles that the platform says nobody has, the likeliest first. */
  free: z.array(FreeHandle).max(mostFree).nullish(),
});
export type SourceProgress = z.infer<typeof SourceProgress>;

/** Not yet answered for. */
export const isOpen = ({ status }: Pick<SourceProgress, 'status'>): boolean =>
  status === 'waiting' || status === 'looking';

/** From what says least to what says most of a platform that is asked. */
const telling: readonly SourceStatus[] = ['could not look', 'in part', 'looked'];

/** What a row may stand at so that this one is written over it: nothing that says more. */
export const lessTelling = ({ status }: Pick<SourceProgress, 'status'>): SourceStatus[] => [
  'waiting',
  'looking',
  ...telling.slice(0, telling.indexOf(status) + 1),
];

const ScanStatus = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']);

/** One search for copies of one subject. `id` is a ULID: rows sort by time. */
export const Scan = z.object({
  subjectId: Id,
  id: Id,
  status: ScanStatus,
  requestedAt: Moment,
  startedAt: Moment.nullish(),
  finishedAt: Moment.nullish(),
  sources: z.array(SourceProgress),
  /** The schedule asked for it, and nobody waits for its progress. */
  bySchedule: z.boolean().nullish(),
  expiresAt: z.number().int(),
});
export type Scan = z.infer<typeof Scan>;

/** When a platform is asked next. */
export const NextLook = z.object({ platform: Platform, at: Moment });
export type NextLook = z.infer<typeof NextLook>;

/** What a browser hears while a scan runs. */
export const ScanProgress = z.object({
  userId: Id,
  scanId: Id,
  status: ScanStatus,
  source: SourceProgress.nullish(),
  at: Moment,
});
export type ScanProgress = z.infer<typeof ScanProgress>;
