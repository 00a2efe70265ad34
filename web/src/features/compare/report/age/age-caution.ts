import { day } from '#domain/durations';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { dayOf } from '../../../../lib/when.ts';
import { words } from './age-words.ts';

const year = 365 * day;

/** The age of each account as far as it is known, and since when the oldest of the person's own is there. */
interface Ages extends Pick<Finding, 'ownSince'> {
  yours: Pick<SeenProfile, 'createdAt'>;
  theirs: Pick<SeenProfile, 'createdAt'>;
}

/**
 * What to think of before it is reported: nobody knows since when the person's account is there, as where its platform doesn't tell, and
 * the other had been for a year or more at `seenAt`: few copies get that old. Undefined where their ages give no cause.
 */
export function ageCaution({ yours, theirs, ownSince }: Ages, seenAt: string): string | undefined {
  if (yours.createdAt || !theirs.createdAt) return undefined;
  const [since, own] = [Date.parse(theirs.createdAt), ownSince ? Date.parse(ownSince) : undefined];
  if (!(since < Date.parse(seenAt) - year) || (own !== undefined && own <= since)) return undefined;
  return words[own === undefined ? 'unknown' : 'eldest'](dayOf(theirs.createdAt));
}
