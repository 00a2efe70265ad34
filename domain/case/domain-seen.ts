import type * as z from 'zod';
import { ALIKE } from '../domain-watch/changes.ts';
import { observations } from '../domain-watch/observations.ts';
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

/** Whether one record tells of anything that the other doesn't; when a page answered, and its title, change every day. */
export const tellsOther = (one: DomainSeen, other: DomainSeen): boolean =>
  JSON.stringify(facts(one)) !== JSON.stringify(facts(other));

function facts({ page, ...seen }: DomainSeen): string[] {
  if (page?.kind !== 'page') return observations(seen, seen.brand);
  const { title: _, ...rest } = page;
  const steady = { ...rest, seenAt: seen.foundAt, likeness: (page.likeness ?? 0) >= ALIKE ? ALIKE : 0 };
  return observations({ ...seen, page: steady }, seen.brand);
}
