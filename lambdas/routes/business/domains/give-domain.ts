import type { businessContract } from '#domain/contract/business';
import { newDomain, UNJUDGED, type WatchedDomain } from '#domain/domain-watch/watched-domain';
import { day } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { seatAllowed } from '../../../business/seat-allowed.ts';
import type { BusinessServices } from '../../../business/services.ts';
import { shownDomain } from '../../../business/shown/shown-domain.ts';
import type { Route } from '../../../rest/rest.ts';
import { enforceRateLimit, withinRateLimit } from '../../../runtime/rate-limit.ts';
import { raceRetry } from '../../../runtime/retry.ts';
import { untilWritten } from '../../../runtime/until-written.ts';
import type { StoredDomain } from '../../../store/business/domain-watch.ts';

/** Domains a day that people of a business may give. */
const most = 30;

/**
 * Keeps a name that people of the business know of, and has it looked at at once. It stands on the list before anybody looked: should
 * the message be lost, the next round comes to it. One that was taken off today comes back as it was, and uncounted: it is how that is
 * undone. Throws INVALID_INPUT for their own domain, and below one that they
 * called theirs.
 */
export const giveDomain: Route<
  (typeof businessContract)['give-domain'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'domains' | 'once' | 'lookAtNames'>
> = async ({ caller, request: { businessId, domain }, now }, services) => {
  const { businesses, seats, domains, once, lookAtNames } = services;
  await seatAllowed(businessId, caller, 'see domains', { seats });
  const brand = (await businesses.get(businessId))?.domain;
  if (!brand) throw new ProductError('CONFLICT', 'Please add your domain in the business settings first.');
  if (domain === brand || domain.endsWith(`.${brand}`))
    throw new ProductError('INVALID_INPUT', `${domain} belongs to your own domain, ${brand}.`);
  const read = await domains.get(businessId, domain);
  const before = read?.brand === brand ? await lookedFor(read, now, domains) : undefined;
  if (before && isAnswered(before)) return { domain: shownDomain(before), isKnown: true };
  const ours = await oursAbove({ businessId, domain, brand }, domains);
  if (ours)
    throw new ProductError(
      'INVALID_INPUT',
      `${domain} belongs to ${ours}, which is marked as yours on the list of look-alikes.`,
    );
  const limit = { most, per: day, now };
  const counted = `given-domains#${businessId}`;
  const name = { domain, class: UNJUDGED, score: 0 };
  const look = () => lookAtNames({ businessId, brand, foundBy: 'given', found: [name] });
  const off = before ? undefined : await domains.takenOff(businessId, domain);
  if (off?.brand === brand) {
    // Whoever wrote it in the meantime put it on the list as well.
    await domains.write(off, off);
    if (!isAnswered(off) && (await withinRateLimit(once, counted, limit))) await look();
    return { domain: shownDomain(off), isKnown: false };
  }
  await enforceRateLimit(once, counted, 'domains added by hand', limit);
  const foundAt = new Date(now).toISOString();
  const kept = before ?? newDomain({ businessId, brand, ...name, foundBy: 'given', foundAt });
  // Whoever wrote it in the meantime put it on the list as well.
  if (!before) await domains.write(read, kept);
  await look();
  return { domain: shownDomain(kept), isKnown: before !== undefined };
};

const mostParts = 5;

/** The name above it that people of the business called theirs: what lies below that is theirs as well. */
async function oursAbove(
  { businessId, domain, brand }: Pick<WatchedDomain, 'businessId' | 'domain' | 'brand'>,
  domains: Pick<BusinessServices['domains'], 'get'>,
): Promise<string | undefined> {
  const labels = domain.split('.');
  // Each costs a question, and no name that matters has more parts.
  for (let parts = Math.min(labels.length - 1, mostParts); parts > 1; parts -= 1) {
    const above = await domains.get(businessId, labels.slice(-parts).join('.'));
    if (above?.mark === 'ours' && above.brand === brand) return above.domain;
  }
  return undefined;
}

/** One that is known is kept as looked for: a long list would not show it. The rounds write the same rows. */
const lookedFor = (
  known: StoredDomain,
  now: number,
  domains: Pick<BusinessServices['domains'], 'get' | 'write'>,
): Promise<WatchedDomain> => {
  let read: StoredDomain | undefined = known;
  return untilWritten(
    async () => {
      const after: WatchedDomain = { ...(read ?? known), givenAt: new Date(now).toISOString() };
      if (await domains.write(read, after)) return after;
      read = await domains.get(known.businessId, known.domain);
      return undefined;
    },
    raceRetry,
    () => new ProductError('CONFLICT', 'This was changed at the same time. Please try again.'),
  );
};

/** Is it known to exist? One that is gone, or was never looked at, is looked at again. */
const isAnswered = ({ existence, lastLooked }: { existence: string; lastLooked?: string | undefined }) =>
  existence === 'exists' && lastLooked !== undefined;
