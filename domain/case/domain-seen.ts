import type * as z from 'zod';
import { WatchedDomain } from '../domain-watch/watched-domain.ts';
import { Moment } from '../text.ts';

/** What was known of a look-alike domain when its case was opened: what its report rests on. */
export const DomainSeen = WatchedDomain.pick({
  ...{ domain: true, brand: true, score: true, foundBy: true, foundAt: true, existence: true, records: true },
  ...{ firstSeen: true, registry: true, host: true, page: true },
}).extend({
  /** The last look that was answered. */
  at: Moment,
});
export type DomainSeen = z.infer<typeof DomainSeen>;

/** The record of the watch as a case keeps it. */
export const domainSeen = ({ lastLooked, foundAt, ...name }: WatchedDomain): DomainSeen =>
  DomainSeen.parse({ ...name, foundAt, at: lastLooked ?? foundAt });
