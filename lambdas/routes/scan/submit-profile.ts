import { businessAsSubject } from '#domain/business/as-subject';
import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { scanContract } from '#domain/contract/scan';
import { ProductError, noSuchProfile } from '#domain/errors';
import { parseAccount } from '#domain/platform/platforms';
import { platformTable } from '#domain/platform/platform-table';
import { personAsSubject, type Subject } from '#domain/subject/subject';
import { seatAllowed } from '../../business/seat-allowed.ts';
import { wasRead } from '../../marked/mark-receipt.ts';
import type { Route } from '../../rest/rest.ts';
import { entryOf } from '../../proof/settle.ts';
import type { ScanServices } from '../../scan/services.ts';

const perDay = 30;

type Services = Pick<ScanServices, 'users' | 'businesses' | 'seats' | 'once' | 'enqueue'>;

/**
 * Queues an account that the person saw somewhere for comparison with their own, or with what is their business's; nothing is fetched
 * here. It is in every plan of a business: nobody who is impersonated pays to have it ended.
 */
export const submitProfile: Route<(typeof scanContract)['submit-profile'], Services> = async (
  { caller: { sub }, request, now },
  services,
) => {
  const { platform, account, name, bio, mark, businessId, ...beside } = request;
  const subject = businessId ? await ofBusiness(businessId, sub, services) : await ofPerson(sub, services);
  const read = parseAccount(platform, account);
  if (!read)
    throw new ProductError(
      'INVALID_INPUT',
      `This is neither a link to a profile on ${platformTable[platform].name} nor a handle there.`,
    );
  const accounts = [...(subject.socialMediaAccounts ?? [])];
  if (entryOf({ socialMediaAccounts: accounts }, platform, read.handle))
    throw new ProductError('CONFLICT', 'This account is on your list of accounts, so it isn’t a copy.');
  // A picture alone finds nobody (decision 029).
  if (accounts.length === 0 && !subject.label)
    throw new ProductError(
      'CONFLICT',
      businessId
        ? 'There is nothing of your business yet to compare it with. Add its account first, or prove your domain, in the business settings.'
        : 'There is nothing of yours yet to compare it with. Add an account of your own first, under Connections.',
    );
  const counter = businessId ? subject.subjectId : sub;
  const allowed = { most: perDay, per: day, now, ...(!businessId && { owner: sub }) };
  await enforceRateLimit(services.once, `submitted#${counter}`, 'accounts', allowed);
  const givenAt = new Date(now).toISOString();
  // A rate of false alarms is ours to state; businesses have no copies.
  const isRead = !businessId && !!mark && (await wasRead(services.once, { userId: sub, words: mark, now }));
  const submitted = {
    platform,
    handle: read.handle,
    url: read.url,
    name: name || null,
    bio: bio || null,
    ...beside,
    ...(isRead && { mark }),
    givenAt,
  };
  await services.enqueue([businessId ? { businessId, givenBy: sub, submitted } : { userId: sub, submitted }]);
  return { platform, handle: read.handle };
};

async function ofPerson(sub: string, { users }: Pick<Services, 'users'>): Promise<Subject> {
  const user = await users.get(sub);
  if (!user) throw noSuchProfile();
  return personAsSubject(user);
}

async function ofBusiness(
  businessId: string,
  sub: string,
  { businesses, seats }: Pick<Services, 'businesses' | 'seats'>,
): Promise<Subject> {
  await seatAllowed(businessId, { sub }, 'see brand findings', { seats });
  const business = await businesses.get(businessId);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  return businessAsSubject(business);
}
