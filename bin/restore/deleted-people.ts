import type { Person } from '../../lambdas/account/personal-data.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { everyRow } from './every-row.ts';

/** Somebody who was deleted, with what a restored table says of them again: their addresses lead to further rows. */
export interface DeletedPerson {
  person: Person;
  deletedAt: string;
}

export interface Witnesses {
  /** The tables as they are. */
  live: Database;
  /** The same, with those that were restored in the place of them. */
  restored: Database;
  /** The ids of everybody whom the identity service knows. */
  identities: () => Promise<ReadonlySet<string>>;
  now: () => number;
  /** So many who have a record and no identity are believed. */
  most: number;
}

/**
 * Who was deleted, by two witnesses that hold nothing personal: tombstones (an id and a day), and the identity service, which is restored by
 * nobody: whoever has a record and cannot sign in any more was deleted after the backup.
 * @throws Error when more people than `most` lack an identity: then it is rather the identities that are lost
 */
export async function deletedPeople({
  live,
  restored,
  identities,
  now,
  most,
}: Witnesses): Promise<DeletedPerson[]> {
  const deletedAt = new Map<string, string>();
  const records = new Map<string, Person>();
  for (const database of new Set([restored, live]))
    for await (const row of everyRow(database, 'User')) {
      const id = String(row['id']);
      if (typeof row['deletedAt'] === 'string') deletedAt.set(id, row['deletedAt']);
      else if (!records.has(id)) records.set(id, row as unknown as Person);
    }
  // Asked after the records were read: who signs up meanwhile has an identity first.
  const known = await identities();
  const alive = [...records.keys()].filter((id) => !deletedAt.has(id));
  const gone = alive.filter((id) => !known.has(id));
  if (gone.length > most)
    throw new Error(
      `${gone.length} of ${alive.length} people have a record but no identity. If that many were deleted, pass --most ${gone.length}. Otherwise this is the wrong user pool. Nothing was done.`,
    );
  for (const id of gone) deletedAt.set(id, new Date(now()).toISOString());
  const addresses = await addressesOf(new Set(deletedAt.keys()), restored);
  return [...deletedAt].map(([id, at]) => ({
    person: withAddresses(records.get(id) ?? { id }, addresses.get(id)),
    deletedAt: at,
  }));
}

interface Addresses {
  /** In the inventory since they were confirmed: what was written with one is the person's. */
  emails: { emailAddress: string; verifiedAt: string }[];
  phones: string[];
}

/** Of these people, by whom a restored inventory says they belong to: a tombstone knows no address. */
async function addressesOf(
  ids: ReadonlySet<string>,
  restored: Database,
): Promise<ReadonlyMap<string, Addresses>> {
  const found = new Map<string, Addresses>();
  const of = (id: string): Addresses => {
    const own = found.get(id) ?? { emails: [], phones: [] };
    found.set(id, own);
    return own;
  };
  for await (const { id, emailAddress, updatedAt } of everyRow(restored, 'EmailInventory'))
    if (ids.has(String(id)))
      of(String(id)).emails.push({ emailAddress: String(emailAddress), verifiedAt: String(updatedAt) });
  for await (const { id, phoneNumber } of everyRow(restored, 'PhoneInventory'))
    if (ids.has(String(id))) of(String(id)).phones.push(String(phoneNumber));
  return found;
}

const withAddresses = (
  person: Person,
  { emails, phones }: Addresses = { emails: [], phones: [] },
): Person => ({
  ...person,
  emails: [...(person.emails ?? []), ...emails],
  phones: [...(person.phones ?? []), ...phones.map((phoneNumber) => ({ phoneNumber }))],
});
