import type { ListedCase } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { alertWords, type DomainAlert, domainsOf } from '#domain/domain-watch/domain-alert';
import type { DomainRound } from '#domain/domain-watch/domain-round';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import { asSeen } from '#domain/engine/web/as-seen';
import type { StoredNotification } from '#domain/message/notification';
import { type NewsServices, tellNews } from '../news/tell-news.ts';
import { keyHash } from '../runtime/hash.ts';
import type { BusinessStore } from '../store/business/business.ts';

type TellServices = NewsServices & { businesses: Pick<BusinessStore, 'get'> };

/**
 * Tells everybody who gets the alerts. The key is that of the event as the record knew it before, so that the same event tells
 * once, however often its message comes. `inCase`: the case that it leads to, where there is one about it.
 */
export async function tellOf(
  alert: DomainAlert,
  name: WatchedDomain,
  at: string,
  services: TellServices,
  inCase?: Pick<ListedCase, 'userId' | 'caseId'>,
): Promise<void> {
  const { businessId, domain, brand, told } = name;
  const key = `domain#${businessId}#${brand}#${domain}#${alert}#${told?.[alert] ?? ''}`;
  await tellAll(
    businessId,
    key,
    {
      ...{ ...alertWords[alert](name), domains: domainsOf(alert, name) },
      ...(inCase && { link: casePath(inCase) }),
    },
    at,
    services,
  );
}

/** The first round says in one sentence what there is already. */
export const tellFirst = (
  { businessId, brand, existing }: { businessId: string; brand: string; existing: number },
  at: string,
  services: TellServices,
): Promise<void> =>
  tellAll(
    businessId,
    `domains#${businessId}#${brand}`,
    {
      title:
        existing === 1
          ? `1 domain resembles ${asSeen(brand)}`
          : `${existing} domains resemble ${asSeen(brand)}`,
      body: 'We have checked which look-alikes exist. From now on we check every day and tell you what’s new with those that could easily be mistaken for yours.',
      domains: { fresh: existing },
    },
    at,
    services,
  );

/** A round that looked for ways of writing the business's name which none had looked for says in one sentence what there is of them. */
export const tellMore = (
  { businessId, brand, startedAt, anew }: Pick<DomainRound, 'businessId' | 'brand' | 'startedAt' | 'anew'>,
  existing: number,
  at: string,
  services: TellServices,
): Promise<void> =>
  tellAll(
    businessId,
    `domains#${businessId}#${brand}#${anew?.since ?? startedAt}`,
    {
      title:
        existing === 1
          ? `1 more domain resembles ${asSeen(brand)}`
          : `${existing} more domains resemble ${asSeen(brand)}`,
      body: 'We now also check domains that write your business’s name in other ways. From now on we check them every day and tell you what’s new with those that could easily be mistaken for yours.',
      domains: { fresh: existing },
    },
    at,
    services,
  );

async function tellAll(
  businessId: string,
  key: string,
  said: { title: string; body: string; link?: string } & Pick<StoredNotification, 'domains'>,
  at: string,
  services: TellServices,
): Promise<void> {
  const business = await services.businesses.get(businessId);
  const link = `/business-dashboard?businessId=${encodeURIComponent(businessId)}#looks`;
  const news = { id: keyHash(key), link, ...said };
  await tellNews({ businessId, name: business?.name || 'Your business' }, news, at, services);
}
