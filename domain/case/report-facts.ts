import * as z from 'zod';
import { Platform } from '../platform/platform.ts';
import { parseAccount } from '../platform/platforms.ts';
import { Moment, WebAddress, line } from '../text.ts';

/** What a page under a look-alike domain does: to a registrar or a host that is abuse, where a likeness alone may be none. */
const PageFact = z.enum(['COPIES_PAGE', 'ASKS_FOR_SECRETS']);
const AccountFact = z.enum(['WRITES_TO_OTHERS', 'ASKS_FOR_MONEY', 'SHOWS_A_DOCUMENT']);
/** What else an account or a domain does that whoever takes the report weighs, as the person says. */
export const ReportFact = z.enum([...PageFact.options, ...AccountFact.options]);
export type ReportFact = z.infer<typeof ReportFact>;

/** What is asked of what a case is about, in the order in which its report says it. */
export const factsAsked = (isDomain: boolean): readonly ReportFact[] =>
  isDomain ? ReportFact.options : AccountFact.options;

/** An account of whoever is represented; its address is the one that we write for it. */
const TheirAccount = z
  .object({ platform: Platform, handle: line(200).min(1), url: WebAddress.nullish() })
  .refine(
    ({ platform, handle, url }) => {
      const read = parseAccount(platform, url ?? handle);
      return read?.handle === handle && (url == null || read.url === url);
    },
    { error: 'Please paste the link to their profile, on a platform that we know.' },
  );

/** Somebody reports for another person, or for a business or brand of theirs: for whom, and what they are to them. */
export const Behalf = z.object({
  name: line(200).min(1),
  relation: z.enum(['CHILD', 'PARENT', 'BUSINESS', 'CLIENT', 'OTHER']),
  /** Which account of theirs is imitated; null where none was named, absent where nobody was asked. */
  account: TheirAccount.nullish(),
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
