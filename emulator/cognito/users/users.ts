import { CognitoError } from '../errors.ts';
import type { Pool } from '../pools.ts';
import type { UserRecord } from './records.ts';
import type { Table } from '../table.ts';

export interface Users {
  /** By sub, by username, or by e-mail address for those who sign in with one. */
  find(pool: Pool, name: string): UserRecord | undefined;
  bySub(poolId: string, sub: string): UserRecord | undefined;
  /** The one who signs in with this address, or holds it through a provider. */
  holdersOf(pool: Pool, email: string): UserRecord[];
  all(poolId: string): UserRecord[];
  /** Throws UsernameExistsException; two at once cannot both succeed. */
  create(pool: Pool, user: UserRecord): Promise<void>;
  save(user: UserRecord): Promise<void>;
  remove(user: UserRecord): Promise<void>;
}

/** Only A-Z are folded: toLowerCase would also turn the Kelvin sign into k and so join two different addresses. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export function createUsers(table: Table<UserRecord>, now: () => number): Users {
  const key = ({ poolId, sub }: UserRecord) => `${poolId}/${sub}`;
  const all = (poolId: string) => [...table.all()].filter((user) => user.poolId === poolId);
  const fold = (pool: Pool) =>
    pool.settings.UsernameConfiguration?.CaseSensitive === false ? asciiLower : (text: string) => text;
  const bySub = (poolId: string, sub: string) => table.get(`${poolId}/${sub}`);
  const holdersOf = (pool: Pool, email: string) => {
    const same = fold(pool);
    return all(pool.id).filter(({ attributes }) => same(attributes.email ?? '') === same(email));
  };
  const find = (pool: Pool, name: string) =>
    bySub(pool.id, name) ??
    all(pool.id).find((user) => user.username === name) ??
    (name.includes('@')
      ? holdersOf(pool, name).find((user) => user.status !== 'EXTERNAL_PROVIDER')
      : undefined);
  const save = (user: UserRecord) => {
    user.updatedAt = now();
    return table.save(key(user), user);
  };
  return {
    find,
    bySub,
    holdersOf,
    all,
    save,
    create: (pool, user) => {
      const taken =
        user.status === 'EXTERNAL_PROVIDER'
          ? find(pool, user.username)
          : find(pool, user.attributes.email ?? user.username);
      if (taken)
        throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
      return save(user);
    },
    remove: (user) => table.remove(key(user)),
  };
}
