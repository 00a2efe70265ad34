import * as z from 'zod';
import { Platform } from '../platform/platform.ts';
import { ProofWay, ReviewReason } from './proof.ts';
import { EmailAddress, Id, Moment, WebAddress, line } from '../text.ts';

/** Somebody says that a confirmed account imitates them; they need no account for it. */
export const ImitationReport = z.object({
  platform: Platform,
  handle: line(200).min(1),
  /** Their own account, so that somebody can look at both. */
  own: WebAddress,
  words: z
    .string()
    .trim()
    .max(1000)
    .regex(/^[^\u0000-\u0008\u000b-\u001f\u007f]*$/, 'Please leave out control characters.'),
  /** Where an answer may go, if they want one. */
  email: EmailAddress.optional(),
});
export type ImitationReport = z.infer<typeof ImitationReport>;

/** A report as operators read it. */
const Reported = z.object({
  id: Id,
  at: Moment,
  own: z.string(),
  words: z.string(),
  email: z.string().nullish(),
});

/** The other side of a dispute: who has shown a proof of the same account later. */
const ReviewedRival = z.object({
  kind: z.enum(['person', 'business']),
  how: ProofWay,
  at: Moment,
  memberSince: Moment.nullable(),
  proven: z.number().int(),
  /** False: they have taken the account off their list since, or are gone. */
  listed: z.boolean(),
});
export type ReviewedRival = z.infer<typeof ReviewedRival>;

/** A proof that is looked at, and what is known of its holder here. */
export const ReviewedHolder = z.object({
  platform: Platform,
  handle: z.string(),
  pageUrl: z.string().nullish(),
  how: ProofWay,
  since: Moment,
  /** Held back since; null for one that is shown. */
  reviewSince: Moment.nullable(),
  reason: ReviewReason.nullable(),
  /** Of a disputed one; null where it isn't known. */
  rival: ReviewedRival.nullable(),
  wantsPublic: z.boolean(),
  /** How often it was written: what is decided about it is decided as it is seen here. */
  version: z.number().int().nullable(),
  /** Accounts that its holder has proven here, this one included. */
  proven: z.number().int(),
  /** When the holder came. */
  memberSince: Moment.nullable(),
  reports: z.array(Reported),
});
export type ReviewedHolder = z.infer<typeof ReviewedHolder>;

/** Holders that are looked at together, and why. */
export const Review = z.object({
  id: z.string(),
  since: Moment,
  reasons: z.array(z.string()),
  holders: z.array(ReviewedHolder).min(1),
});
export type Review = z.infer<typeof Review>;

/** A review that an operator has ended by keeping the proof: what an undo brings back. */
export const KeptReview = z.object({
  reviewSince: Moment,
  reviewReason: ReviewReason.nullable(),
  clearedWith: z.array(Id).max(50).nullable(),
  /** Whatever is proven of the account was held back. */
  held: z.boolean(),
  /** The reports that were closed with it. */
  reports: z.array(Id).max(100),
  /** The proof's version since. */
  version: z.number().int(),
});
export type KeptReview = z.infer<typeof KeptReview>;

/** A message to those who run the product. */
export const SupportMessage = z.object({
  id: Id,
  at: Moment,
  subject: z.string(),
  message: z.string(),
  from: z.string().nullable(),
  /** The number its writer was given, and by when an answer was promised. */
  promised: z.object({ number: z.string(), answerBy: Moment }).nullable(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** Puts together what belongs together: two that are alike, and whoever is like one of them. Order of first mention. */
export function groupAlike(
  ids: readonly string[],
  pairs: readonly (readonly [string, string])[],
): string[][] {
  const groupOf = new Map<string, string[]>();
  for (const id of [...ids, ...pairs.flat()]) groupOf.set(id, [id]);
  for (const [one, other] of pairs) {
    const [kept, gone] = [groupOf.get(one)!, groupOf.get(other)!];
    if (kept === gone) continue;
    kept.push(...gone);
    for (const id of gone) groupOf.set(id, kept);
  }
  return [...new Set(groupOf.values())];
}
