import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PersonalExport } from '#domain/account/personal-export';
import { factorNames } from '#domain/message/safety-letter';
import { factorsOf } from '../runtime/identity/own-identity.ts';

/** What the identity service keeps of somebody who is not signed in; undefined for somebody who is gone. */
export type FindIdentity = (
  userId: string,
) => Promise<{ username: string; signIn: PersonalExport['signIn'] } | undefined>;

/** By their id: people who come from another service have a name there that is not their id. */
export const identityFinder =
  (client: Pick<CognitoIdentityProviderClient, 'send'>, UserPoolId: string): FindIdentity =>
  async (userId) => {
    const { Users = [] } = (await client.send(
      new ListUsersCommand({ UserPoolId, Filter: `sub = "${userId.replaceAll('"', '')}"`, Limit: 1 }),
    )) as { Users?: { Username?: string }[] };
    const Username = Users[0]?.Username;
    if (!Username) return undefined;
    const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
    const all = new Map(found.UserAttributes?.map(({ Name, Value }) => [Name, Value]));
    return {
      username: Username,
      signIn: {
        ...{ name: Username, email: all.get('email') ?? null, phone: all.get('phone_number') ?? null },
        emailVerified: all.get('email_verified') === 'true',
        phoneVerified: all.get('phone_number_verified') === 'true',
        secondSteps: factorsOf(found.UserMFASettingList ?? []).map((factor) => factorNames[factor]),
      },
    };
  };
