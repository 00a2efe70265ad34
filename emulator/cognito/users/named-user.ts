import { attributeList } from './attributes.ts';
import { userNotFound } from '../errors.ts';
import type { Services } from '../operation.ts';
import type { UserRecord } from './records.ts';

/** The pool and the person an administrator's request names. */
export function namedUser(
  input: { UserPoolId: string; Username: string },
  { pools, users }: Pick<Services, 'pools' | 'users'>,
) {
  const pool = pools.pool(input.UserPoolId);
  const user = users.find(pool, input.Username);
  if (!user) throw userNotFound();
  return { pool, user };
}

/** A person as AdminCreateUser and ListUsers show one; dates in seconds. */
export const userType = (user: UserRecord) => ({
  Username: user.username,
  Attributes: attributeList(user),
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.updatedAt / 1000,
  Enabled: true,
  UserStatus: user.status,
});
