import type { Region } from '../case/region.ts';
import type { Platform } from '../platform/platform.ts';

/** A question of somebody who is being copied, or has an account here. In its texts, `[words](address)` is a link. */
export interface HelpQuestion {
  /** The last part of its address. */
  slug: string;
  title: string;
  /** The answer in one sentence, of at most 160 letters. */
  short: string;
  /** What else there is to say, paragraph by paragraph. */
  answer: readonly string[];
  /** Where it stands. Empty: it is about this product, which the answer shows. */
  sources: readonly string[];
  /** What of one's own here it is about; absent: it is about a copy. */
  about?: 'account' | 'business';
  /** Words that people use for this and hardly of a copy, with spaces between: whoever searches for one finds this first. */
  asked?: string;
  /** What has to be typed for a search to find it, in small letters without accents; it comes first then. Its words are many, and about much else. */
  only?: RegExp;
  /** No platform takes a report about it. */
  noReport?: true;
  /** The day on which its sources were read, where that wasn't the day of the tables. */
  readOn?: string;
  /** The platforms that it is about and no others; absent where it may help on any, also where it knows more of some. */
  platforms?: readonly Platform[];
  /** Where it holds; absent: everywhere. */
  regions?: readonly Region[];
  /** What of the tables is shown below the answer. */
  shows?: 'reviews' | 'who may report' | 'what the other side sees' | 'forms';
}
