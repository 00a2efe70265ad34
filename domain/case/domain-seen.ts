import type * as z from 'zod';
import { WatchedDomain } from '../domain-watch/watched-domain.ts';
import { Moment } from '../text.ts';

/** What is known of the look-alike domain of a case: what its report rests on. */
export const DomainSeen = WatchedDomain.pick({
  ...{ domain: true, brand: true, score: true, foundBy: true, foundAt: true, existence: true, records: true },
  ...{ firstSeen: true, registry: true, host: true, page: true },
}).extend({
  /** The last look that was answered. */
  at: Moment,
  /** That it went, and was back; the latest first. */
  changes: WatchedDomain.shape.changes.optional(),
});
export type DomainSeen = z.infer<typeof DomainSeen>;

/** The record of the watch as a case keeps it. */
export const domainSeen = ({ lastLooked, foundAt, changes, ...name }: WatchedDomain): DomainSeen =>
  DomainSeen.parse({
    ...{ ...name, foundAt, at: lastLooked ?? foundAt },
    changes: changes.filter(({ change }) => change !== 'changed'),
  });
