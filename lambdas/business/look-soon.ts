import { day } from '#domain/durations';
import { businessSubject } from '#domain/keys';
import type { RateLimit } from '../runtime/rate-limit.ts';
import { withinRateLimit } from '../runtime/rate-limit.ts';
import type { BusinessServices } from './services.ts';

/** Rounds of looks a day that people may start, changes of the domain past the spare ones included. */
const mostRounds = 4;

export const roundsOf = (businessId: string, now: number): [what: string, allowed: RateLimit] => [
  `domain-looks#${businessId}`,
  { most: mostRounds, per: day, now },
];

/** The domain's first day and one change a day are looked at besides: of a new domain nothing is known yet. */
const spareRound = (businessId: string, now: number): [what: string, allowed: RateLimit] => [
  `domain-looks-spare#${businessId}`,
  { most: 2, per: day, now },
];

/** Its domains are looked at when due looks are looked for next. */
export const lookSoon = (
  businessId: string,
  now: number,
  { watches }: Pick<BusinessServices, 'watches'>,
): Promise<void> => watches.put(businessSubject(businessId), new Date(now).toISOString());

/** The same for a domain that was set, as often as a day allows; then at the next turn. */
export async function lookAtNew(
  businessId: string,
  now: number,
  services: Pick<BusinessServices, 'watches' | 'once'>,
): Promise<void> {
  const { once } = services;
  if (
    (await withinRateLimit(once, ...spareRound(businessId, now))) ||
    (await withinRateLimit(once, ...roundsOf(businessId, now)))
  )
    await lookSoon(businessId, now, services);
}
