import * as z from 'zod';
import { businessSubject, userSubject } from '../keys.ts';
import { Platform } from '../platform/platform.ts';
import { AccountName } from '../platform/social-account.ts';
import { Id, Moment } from '../text.ts';
import { PictureEdit, PicturePrint } from './picture-print.ts';

/** Who is asked: a platform itself, or the web search that sees several. */
export const SourceId = z.union([Platform, z.literal('WEB')]);
export type SourceId = z.infer<typeof SourceId>;

/** One source's part of a scan, on the queue. `again`: how many times it was put off before, because it asked us to wait. */
const SourceJob = z.object({
  scanId: Id,
  source: SourceId,
  again: z.number().int().min(0).optional(),
});
export const ScanJob = z.union([SourceJob.extend({ userId: Id }), SourceJob.extend({ businessId: Id })]);
export type ScanJob = z.infer<typeof ScanJob>;

/** The sources of a scan that nobody waits for, as one message: each is a job of its own, and one worker has them side by side. */
const SourceJobs = z.object({ scanId: Id, sources: z.array(SourceId).min(1).max(20) });
export const ScanJobs = z.union([SourceJobs.extend({ userId: Id }), SourceJobs.extend({ businessId: Id })]);
export type ScanJobs = z.infer<typeof ScanJobs>;

export const jobsIn = (message: ScanJob | ScanJobs): ScanJob[] => {
  if ('source' in message) return [message];
  const { sources, ...scan } = message;
  return sources.map((source) => ({ ...scan, source }));
};

/** Whose scan it is. */
export const subjectOfJob = (job: { userId: string } | { businessId: string }): string =>
  'businessId' in job ? businessSubject(job.businessId) : userSubject(job.userId);

/** An account that somebody gave us, with what they saw of it: where we cannot look ourselves that is all there is. */
const Submitted = z.object({
  platform: Platform,
  handle: z.string().max(200),
  url: z.string().max(2048).nullish(),
  name: z.string().max(200).nullish(),
  bio: z.string().max(2000).nullish(),
  /** Its picture, and the person's own that they compared it with. */
  picture: PicturePrint.nullish(),
  ownPicture: PicturePrint.nullish(),
  /** One picture is the other, and how it was edited: two hashes don't tell. */
  samePicture: z.array(PictureEdit).max(4).optional(),
  /** The copy of theirs that its picture derives from, in the words of our reading. */
  mark: z.string().max(300).optional(),
  /** The account on their list that they compared it with, and the name that it shows, as they say. */
  ownAccount: AccountName.optional(),
  ownName: z.string().max(200).optional(),
  /** When it was given: who gives it again hears again. */
  givenAt: Moment.optional(),
  /** Nobody gave it now: what it was compared with is no longer on the list. Whoever has it hears nothing where it is like nothing that's left. */
  again: z.literal(true).optional(),
});
/** For a person, or for a business; `givenBy`: who there hears that it is like nothing of theirs. */
export const SubmitJob = z.union([
  z.object({ userId: Id, submitted: Submitted }),
  z.object({ businessId: Id, givenBy: Id, submitted: Submitted }),
]);
export type SubmitJob = z.infer<typeof SubmitJob>;
/** What stands on the scan queue. */
export const QueuedJob = z.union([ScanJob, ScanJobs, SubmitJob]);
