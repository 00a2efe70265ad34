import { ALIKE } from '../domain-watch/changes.ts';
import { observations } from '../domain-watch/observations.ts';
import type { DomainSeen } from './domain-seen.ts';

/** Whether one record tells of anything that the other doesn't; when a page answered, and its title, change every day. */
export const tellsOther = (one: DomainSeen, other: DomainSeen): boolean =>
  JSON.stringify(facts(one)) !== JSON.stringify(facts(other));

function facts({ page, ...seen }: DomainSeen): string[] {
  if (page?.kind !== 'page') return observations(seen, seen.brand);
  const { title: _, ...rest } = page;
  const steady = { ...rest, seenAt: seen.foundAt, likeness: (page.likeness ?? 0) >= ALIKE ? ALIKE : 0 };
  return observations({ ...seen, page: steady }, seen.brand);
}
