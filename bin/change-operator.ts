import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { recordOperator } from './record-operator.ts';

/** The part of a site's /config.json that says where its people are kept, and which stage it is. */
const Config = z.object({
  Auth: z.object({
    Cognito: z.object({ userPoolId: z.string().includes('_'), userPoolEndpoint: z.string().optional() }),
  }),
  API: z.object({ REST: z.object({ appAPI: z.object({ endpoint: z.url() }) }) }),
});

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
  const { Auth, API } = await configOf(site);
  const { userPoolId: UserPoolId, userPoolEndpoint } = Auth.Cognito;
  const region = UserPoolId.slice(0, UserPoolId.indexOf('_'));
  // A pool with an address of its own is the one on this machine, which asks for no credentials.
  const here = userPoolEndpoint !== undefined;
  const settings = { region, ...(here && { credentials: { accessKeyId: 'none', secretAccessKey: 'none' } }) };
  const client = new CognitoIdentityProviderClient({
    ...settings,
    ...(here && { endpoint: userPoolEndpoint }),
  });
  const who = { UserPoolId, Username: email };
  try {
    const { UserAttributes = [] } = await client.send(new AdminGetUserCommand(who));
    const sub = UserAttributes.find(({ Name }) => Name === 'sub')?.Value ?? '';
    const { accessKeyId } = await client.config.credentials();
    await recordOperator(
      { ...settings, ...(here && { endpoint: new URL('/dynamodb', site).href }) },
      {
        stage: new URL(API.REST.appAPI.endpoint).pathname.split('/').filter(Boolean).at(-1) ?? '',
        kind: remove ? 'remove operator' : 'make operator',
        by: here ? 'a command on this machine' : `a command with the AWS key ${accessKeyId}`,
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
      throw new Error(`Nobody has an account with ${email} there. They sign up first.`, { cause: error });
    throw error;
  } finally {
    client.destroy();
  }
  return remove
    ? `${email} is no operator any more, from their next sign-in on; in 15 minutes at the latest.`
    : `${email} is an operator from their next sign-in on.`;
}

async function configOf(site: string) {
  const address = URL.canParse('/config.json', site) ? new URL('/config.json', site) : undefined;
  const response = address && (await fetch(address).catch(() => undefined));
  const config = Config.safeParse(response?.ok ? await response.json().catch(() => undefined) : undefined);
  if (!config.success) throw new Error(`There is no Countersign at ${site}: it has no /config.json.`);
  return config.data;
}
