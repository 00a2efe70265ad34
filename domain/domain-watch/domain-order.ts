import { day } from '../durations.ts';
import { takesMail } from './domain-facts.ts';
import { isAlike, resolves } from './domain-alert.ts';
import type { WatchedDomain } from './watched-domain.ts';

/** What is looked at first: not yet decided, there, alike, in use (a name for sale is not), convincing. */
const weights: ((name: WatchedDomain) => number)[] = [
  ({ mark }) => Number(!mark),
  ({ existence }) => Number(existence === 'exists'),
  (name) => Number(isAlike(name)),
  ({ page }) => Number(!(page?.kind === 'page' && page.leadsToProtected)),
  (name) => Number(takesMail(name) || (resolves(name) && !isParked(name))),
  ({ score }) => score,
  (name) => Number(resolves(name)),
  (name) => Number(takesMail(name)),
];

const isParked = ({ page }: WatchedDomain): boolean => page?.kind === 'page' && page.parked !== undefined;

/** The likeliest, as many as can be shown; beyond them what people gave and look for. */
export const foremost = <Name extends WatchedDomain>(
  names: readonly Name[],
  most: number,
  now: number,
): Name[] => names.toSorted(domainOrder).filter((name, nth) => nth < most || isLookedFor(name, now));

/** Until it is decided; one that was decided before they gave it, for a day. */
const isLookedFor = ({ foundBy, givenAt, mark }: WatchedDomain, now: number): boolean =>
  (!mark && (foundBy === 'given' || givenAt !== undefined)) || now - Date.parse(givenAt ?? '') < day;

/** The likeliest first; equals by their name, so that a list stands still. */
export function domainOrder(a: WatchedDomain, b: WatchedDomain): number {
  for (const weight of weights) if (weight(a) !== weight(b)) return weight(b) - weight(a);
  return a.domain < b.domain ? -1 : 1;
}
