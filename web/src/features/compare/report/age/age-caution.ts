import { day } from '#domain/durations';
import type { Ages } from '#domain/scan/reasons/is-older';
import { dayOf } from '../../../../lib/when.ts';
import { words } from './age-words.ts';

const year = 365 * day;

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
