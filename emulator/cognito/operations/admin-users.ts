import * as z from 'zod';
import { attributeList } from '../users/attributes.ts';
import { CognitoError } from '../errors.ts';
import { namedUser, userType } from '../users/named-user.ts';
import { adminOperation, name, text, username } from '../operation.ts';
import { checkPassword } from '../sign-in/password-policy.ts';
import { removeUser } from '../users/remove-user.ts';
import { makeProof } from '../sign-in/srp.ts';

const who = z.object({ UserPoolId: name, Username: username });

export const adminGetUser = adminOperation(who, async (input, services) => {
  const { user } = namedUser(input, services);
  const { Attributes: _, ...shown } = userType(user);
  return {
    ...shown,
    UserAttributes: attributeList(user),
    ...(user.mfa.length ? { UserMFASettingList: user.mfa } : {}),
    ...(user.preferredMfa ? { PreferredMfaSetting: user.preferredMfa } : {}),
  };
});

export const adminDeleteUser = adminOperation(who, async (input, services) => {
  await removeUser(namedUser(input, services).user, services);
  return {};
});

export const adminAddUserToGroup = adminOperation(
  who.extend({ GroupName: name }),
  async (input, services) => {
    const { pool, user } = namedUser(input, services);
    if (!pool.groups.has(input.GroupName))
      throw new CognitoError('ResourceNotFoundException', 'Group not found.');
    user.groups = [...new Set([...user.groups, input.GroupName])];
    await services.users.save(user);
    return {};
  },
);

/** Somebody who is not in the group is no error, as in Cognito. */
export const adminRemoveUserFromGroup = adminOperation(
  who.extend({ GroupName: name }),
  async (input, services) => {
    const { pool, user } = namedUser(input, services);
    if (!pool.groups.has(input.GroupName))
      throw new CognitoError('ResourceNotFoundException', 'Group not found.');
    user.groups = user.groups.filter((group) => group !== input.GroupName);
    await services.users.save(user);
    return {};
  },
);

export const listUsersInGroup = adminOperation(
  z.object({
    UserPoolId: name,
    GroupName: name,
    Limit: z.number().int().min(0).max(60).default(60),
    NextToken: z.string().optional(),
  }),
  async (input, { pools, users }) => {
    const pool = pools.pool(input.UserPoolId);
    if (!pool.groups.has(input.GroupName))
      throw new CognitoError('ResourceNotFoundException', 'Group not found.');
    const members = users
      .all(pool.id)
      .filter(({ groups, sub }) => groups.includes(input.GroupName) && sub > (input.NextToken ?? ''))
      .sort((a, b) => (a.sub < b.sub ? -1 : 1));
    const page = members.slice(0, input.Limit || 60);
    return {
      Users: page.map(userType),
      ...(members.length > page.length && { NextToken: page.at(-1)?.sub }),
    };
  },
);

/** Permanent: it is theirs. Otherwise they must choose another at the next sign-in. */
export const adminSetUserPassword = adminOperation(
  who.extend({ Password: text, Permanent: z.boolean().default(false) }),
  async (input, services) => {
    const { pool, user } = namedUser(input, services);
    const { PasswordPolicy } = pool.settings.Policies;
    checkPassword(input.Password, PasswordPolicy);
    user.password = makeProof(pool.name, user.username, input.Password, services.random(16));
    user.status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    if (input.Permanent) delete user.temporaryUntil;
    else
      user.temporaryUntil = services.now() + (PasswordPolicy.TemporaryPasswordValidityDays ?? 7) * 86_400_000;
    await services.users.save(user);
    return {};
  },
);
