import * as z from 'zod';
import { Moment } from '../text.ts';
import { SeenProfile } from './finding.ts';
import { Scan, SourceProgress } from './scan.ts';

/** An own account as its platform last showed it. */
export const OwnSight = z.object({
  profile: SeenProfile,
  /** Which file its picture was. */
  file: z.string().max(64).nullish(),
  at: Moment,
});
export type OwnSight = z.infer<typeof OwnSight>;

/** So many are kept of one platform; whatever is beyond is read and judged anew. */
export const mostOwn = 5;
export const mostJudged = 200;
/** So much is asked of one platform before its answer is due again, however often the list of accounts changes. */
export const mostAsks = 30;
export const mostOfAsk = 200;

/** A platform's row as it is stored: with what the next search need not read and judge again. It goes from scan to scan. */
export const StoredSource = SourceProgress.extend({
  own: z.array(OwnSight).max(mostOwn).nullish(),
  /** Marks of comparisons and what came of them (lambdas/scan/known/judged-before.ts). */
  judged: z.array(z.string().max(40)).max(mostJudged).nullish(),
  /** By which engine, and in which week that was last so. */
  judgedBy: z.string().max(80).nullish(),
  /** When it was searched before: it is asked anew, and may give no answer. */
  searchedAt: Moment.nullish(),
  /** What its search went by while its answer stands (`asksOf` in scan-plan.ts): what is new to it need not wait. */
  asks: z.array(z.string().max(mostOfAsk)).max(mostAsks).nullish(),
  /** Handles of the subject's accounts there, in small letters, as the scan began. */
  listed: z.array(z.string().max(mostOfAsk)).max(mostAsks).nullish(),
});
export type StoredSource = z.infer<typeof StoredSource>;

export const StoredScan = Scan.extend({ sources: z.array(StoredSource) });
export type StoredScan = z.infer<typeof StoredScan>;
