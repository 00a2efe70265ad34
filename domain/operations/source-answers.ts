import * as z from 'zod';
import { Moment } from '../text.ts';

/**
 * How a source answered its part of a scan: all of it; or what kept it from that: it asked us to wait, or our budget was used up
 * (`wait`), it did not accept our access or this question (`refused`), or there was no answer to rely on (`broken`).
 */
export const SourceAnswer = z.enum(['answered', 'wait', 'refused', 'broken']);
export type SourceAnswer = z.infer<typeof SourceAnswer>;

/** What it said of handles that nobody has: that nobody has them, that they are there, or that it does not tell. */
export const CanaryAnswer = z.enum(['nobody', 'there', 'withheld']);
export type CanaryAnswer = z.infer<typeof CanaryAnswer>;

/** What a source answered in about an hour, all scans together. */
export const SourceAnswers = z.object({
  counts: z.record(SourceAnswer, z.number().int().min(0)),
  /** The last reason of each kind, as people read it beside their scan. */
  why: z.partialRecord(SourceAnswer, z.string()),
  /** The last time that it was asked for accounts that cannot exist; null: not in this hour, or it is not asked for handles. */
  canary: z.object({ at: Moment, said: CanaryAnswer }).nullable(),
});
export type SourceAnswers = z.infer<typeof SourceAnswers>;
