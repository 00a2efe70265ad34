import { businessOfSubject } from '#domain/keys';
import { type NewsServices, tellNews } from '../news/tell-news.ts';
import { type Holders, holderName } from './holder.ts';

interface Told {
  /** Of the event: one event tells once. */
  id: string;
  /** For a business it goes on from its name. */
  title: string;
  body: string;
}

/**
 * Tells whose a proof is what became of it, or whoever gets the alerts of the business, and its webhook; leads to the list of their
 * accounts. `words` are those for a person or for a business, which is named: whoever gets its alerts may get those of others, too.
 */
export async function tellHolder(
  owner: string,
  words: (of: 'person' | 'business') => Told,
  at: string,
  services: NewsServices & { holders: Holders },
): Promise<void> {
  const businessId = businessOfSubject(owner);
  if (businessId === undefined)
    await services.notifications.add({
      ...{ ...words('person'), userId: owner, kind: 'SOURCE', createdAt: at },
      link: '/connections/social',
    });
  else {
    const link = `/business-settings?businessId=${encodeURIComponent(businessId)}#accounts`;
    const holder = await services.holders.get(owner);
    const name = (holder && holderName(holder)) ?? 'Your business';
    await tellNews({ businessId, name }, { ...words('business'), link }, at, services);
  }
}
