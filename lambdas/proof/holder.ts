import type { Business } from '#domain/business/business';
import { businessOfSubject, businessSubject } from '#domain/keys';
import type { SocialAccount } from '#domain/platform/social-account';
import { type User, displayName } from '#domain/account/user';
import type { BusinessStore } from '../store/business/business.ts';
import type { UserStore } from '../store/user.ts';

/** Who proves accounts, by the record that lists them; `owner` is whose the proofs and claims are. */
export type Holder =
  { kind: 'person'; owner: string; record: User } | { kind: 'business'; owner: string; record: Business };

export interface Holders {
  /** By the owner of a proof. */
  get(owner: string): Promise<Holder | undefined>;
}

export const personAsHolder = (record: User): Holder => ({ kind: 'person', owner: record.id, record });

const businessAsHolder = (record: Business): Holder => ({
  kind: 'business',
  owner: businessSubject(record.id),
  record,
});

/** An owner says itself which of the two it is: people have plain ids, businesses `B#…`. */
export const holdersOver = ({
  users,
  businesses,
}: {
  users: Pick<UserStore, 'get'>;
  businesses: Pick<BusinessStore, 'get'>;
}): Holders => ({
  get: async (owner) => {
    const businessId = businessOfSubject(owner);
    if (businessId !== undefined) {
      const business = await businesses.get(businessId);
      return business && businessAsHolder(business);
    }
    const user = await users.get(owner);
    return user && personAsHolder(user);
  },
});

/** What a holder is called here. */
export const holderName = (holder: Holder): string | undefined =>
  holder.kind === 'person' ? displayName(holder.record) : (holder.record.name ?? undefined);

/** The holder as their record stands once a list of accounts was written over it. */
export function withAccounts(
  holder: Holder,
  socialMediaAccounts: SocialAccount[],
  updatedAt: string,
): Holder {
  const written = { socialMediaAccounts, version: (holder.record.version ?? 0) + 1, updatedAt };
  return holder.kind === 'person'
    ? { ...holder, record: { ...holder.record, ...written } }
    : { ...holder, record: { ...holder.record, ...written } };
}

/** The person of a holder: what a call answers of the record. */
export const personOf = (holder: Holder): User | undefined =>
  holder.kind === 'person' ? holder.record : undefined;
