import type { Services } from '../operation.ts';
import type { UserRecord } from './records.ts';

/** Sign-ins first: were we stopped in between, nobody would be left with a live token. */
export async function removeUser(user: UserRecord, { grants, users }: Pick<Services, 'grants' | 'users'>) {
  await grants.revokeAll(user.poolId, user.sub);
  await users.remove(user);
}
