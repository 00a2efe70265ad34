import type { DomainWatchServices } from './services.ts';

/**
 * Does a piece of work for a business, and leaves no rows of one that was deleted meanwhile: its deletion has looked before some of
 * them were written. A business that is being deleted has no seats any more.
 */
export async function endWithBusiness(
  businessId: string,
  { businesses, domains }: Pick<DomainWatchServices, 'businesses' | 'domains'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } finally {
    const business = await businesses.get(businessId);
    if (!business || business.totalAvailableSeats === 0) await domains.clear(businessId);
  }
}
