import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { recordOperator } from './record-operator.ts';
import { stageOfSite } from './site-stage.ts';

/**
 * Puts somebody into the group Admin of the pool that a site names, or takes them out. It is written down first: nobody becomes an
 * operator without the others being able to read of it.
 * @returns a sentence for whoever asked
 * @throws Error with a sentence when the site or the person is not there
 */
export async function changeOperator({
  site,
  email,
  remove,
  reason,
}: {
  site: string;
  email: string;
  remove: boolean;
  reason?: string | undefined;
}): Promise<string> {
  const { stage, userPoolId: UserPoolId, settings, endpoint, by } = await stageOfSite(site);
  const endpointOf = (service: 'cognito' | 'dynamodb') => {
    const address = endpoint(service);
    return address === undefined ? {} : { endpoint: address };
  };
  const client = new CognitoIdentityProviderClient({ ...settings, ...endpointOf('cognito') });
  const who = { UserPoolId, Username: email };
  try {
    const { UserAttributes = [] } = await client.send(new AdminGetUserCommand(who));
    const sub = UserAttributes.find(({ Name }) => Name === 'sub')?.Value ?? '';
    const { accessKeyId } = await client.config.credentials();
    await recordOperator(
      { ...settings, ...endpointOf('dynamodb') },
      {
        stage,
        kind: remove ? 'remove operator' : 'make operator',
        by: by(accessKeyId),
        of: sub,
        about: email,
        reason,
      },
      async () => {
        const member = { ...who, GroupName: 'Admin' };
        if (remove) await client.send(new AdminRemoveUserFromGroupCommand(member));
        else await client.send(new AdminAddUserToGroupCommand(member));
      },
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException')
      throw new Error(`Nobody has an account with ${email} there. They have to sign up first.`, {
        cause: error,
      });
    throw error;
  } finally {
    client.destroy();
  }
  return remove
    ? `${email} is no longer an operator from their next sign-in on, or in 15 minutes at the latest.`
    : `${email} is an operator from their next sign-in on.`;
}
