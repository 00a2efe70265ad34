import { takesMail, type DnsFacts } from './domain-facts.ts';
import type { PageAnswer } from './page-facts.ts';

/** A name as one look found it. */
export interface LookedUp extends DnsFacts {
  domain: string;
  firstSeen?: string;
  page?: PageAnswer;
}

export interface DomainChange {
  change: 'new' | 'changed' | 'gone';
  /** What of it, where it changed. */
  changed?: string[];
}

/**
 * What became of a name since an earlier look, undefined for nothing. A look that failed changes nothing, in neither direction:
 * else a name would come and go with the weather of the name servers.
 */
export function changeOf(before: LookedUp | undefined, now: LookedUp): DomainChange | undefined {
  if (now.existence === 'could not look') return undefined;
  const was = before?.existence === 'exists' || before?.firstSeen !== undefined;
  if (now.existence === 'does not exist') return was ? { change: 'gone' } : undefined;
  if (!was) return { change: 'new' };
  if (before?.existence !== 'exists') return undefined;
  const changed = differences(before, now);
  return changed.length > 0 ? { change: 'changed', changed } : undefined;
}

function differences(before: LookedUp, now: LookedUp): string[] {
  const [a, b] = [before.records, now.records];
  const differs = (one: unknown, other: unknown) =>
    one !== undefined && other !== undefined && String(one) !== String(other);
  const pages = [before.page, now.page].map((page) => (page?.kind === 'page' ? page : undefined));
  const page = (of: (page: Extract<PageAnswer, { kind: 'page' }>) => unknown) =>
    pages[0] && pages[1] && String(of(pages[0])) !== String(of(pages[1]));
  return [
    ...(differs(a.A, b.A) || differs(a.AAAA, b.AAAA) ? ['address'] : []),
    // that it takes mail at all matters, not by which of its servers
    ...(differs(a.MX && takesMail(before), b.MX && takesMail(now)) ? ['mail'] : []),
    ...(differs(a.NS, b.NS) ? ['name servers'] : []),
    ...(page((one) => one.status) ? ['status of the page'] : []),
    ...(page((one) => one.parked !== undefined) ? ['parked or not'] : []),
    ...(page((one) => one.leadsTo) ? ['redirect'] : []),
    ...(page((one) => one.icon === 'same' || one.icon === 'edited') ? ['icon'] : []),
    ...(page((one) => (one.likeness ?? 0) >= ALIKE) ? ['likeness of the page'] : []),
  ];
}

/** From here on a page is called alike; its exact share changes with every day's news. */
export const ALIKE = 0.5;

/** What to keep of a look for the next one: where it failed, what was known before. */
export const toKeep = (before: LookedUp | undefined, now: LookedUp): LookedUp =>
  now.existence === 'could not look' && before ? before : now;
