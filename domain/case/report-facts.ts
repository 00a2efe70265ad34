import * as z from 'zod';
import { Moment, line } from '../text.ts';

/** What else an account does that a platform weighs, as the person says. */
export const ReportFact = z.enum(['WRITES_TO_OTHERS', 'ASKS_FOR_MONEY', 'SHOWS_A_DOCUMENT']);
export type ReportFact = z.infer<typeof ReportFact>;

/** Somebody reports for another person, or for a business or brand of theirs: for whom, and what they are to them. */
export const Behalf = z.object({
  name: line(200).min(1),
  relation: z.enum(['CHILD', 'PARENT', 'BUSINESS', 'CLIENT', 'OTHER']),
});
export type Behalf = z.infer<typeof Behalf>;

/** What a platform answered, and when. */
export const PlatformAnswer = z.object({
  /** The day that the person named, as noon in Greenwich. */
  on: Moment,
  answer: z.enum(['REMOVED', 'REFUSED', 'ASKED_FOR_MORE']),
  /** Its words, or what it asked for. */
  words: z.string().trim().max(2000),
});
export type PlatformAnswer = z.infer<typeof PlatformAnswer>;
/** The same as a case keeps it, with when it was noted: of one day, what was noted first came first. */
export const NotedAnswer = PlatformAnswer.extend({ notedAt: Moment.nullish() });
export type NotedAnswer = z.infer<typeof NotedAnswer>;
export const mostAnswers = 20;
