import type { Finding } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';

/**
 * Whether scans of its platform see an account itself, and so whether it is gone: not where a search engine, or a person, is all that has
 * seen it. Whether any scan asks that platform is another question.
 */
export const isLookedAgain = ({ platform, theirs }: Pick<Finding, 'platform' | 'theirs'>): boolean =>
  platformTable[platform].search === 'official API' && !theirs.seenIn;
