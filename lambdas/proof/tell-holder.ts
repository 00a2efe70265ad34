import { businessOfSubject } from '#domain/keys';
import { type NewsServices, tellNews } from '../news/tell-news.ts';

interface Told {
  /** Of the event: one event tells once. */
  id: string;
  title: string;
  body: string;
}

/**
 * Tells whose a proof is what became of it, or whoever gets the alerts of the business, and its webhook; leads to the list of their
 * accounts. `words` are those for a person or for a business.
 */
export async function tellHolder(
  owner: string,
  words: (of: 'person' | 'business') => Told,
  at: string,
  services: NewsServices,
): Promise<void> {
  const businessId = businessOfSubject(owner);
  if (businessId === undefined)
    await services.notifications.add({
      ...{ ...words('person'), userId: owner, kind: 'SOURCE', createdAt: at },
      link: '/connections/social',
    });
  else {
    const link = `/business-settings?businessId=${encodeURIComponent(businessId)}#accounts`;
    await tellNews(businessId, { ...words('business'), link }, at, services);
  }
}
