import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';

/** The part of a site's /config.json that says where its people are kept. */
const Config = z.object({
  Auth: z.object({
    Cognito: z.object({ userPoolId: z.string().includes('_'), userPoolEndpoint: z.string().optional() }),
  }),
});

/**
 * Puts somebody into the group Admin of the pool that a site names, or takes them out.
 * @returns a sentence for whoever asked
 * @throws Error with a sentence when the site or the person is not there
 */
export async function changeOperator({
  site,
  email,
  remove,
}: {
  site: string;
  email: string;
  remove: boolean;
}): Promise<string> {
  const { userPoolId: UserPoolId, userPoolEndpoint: endpoint } = await poolOf(site);
  const client = new CognitoIdentityProviderClient({
    region: UserPoolId.slice(0, UserPoolId.indexOf('_')),
    // A pool with an address of its own is the one on this machine, which asks for no credentials.
    ...(endpoint && { endpoint, credentials: { accessKeyId: 'none', secretAccessKey: 'none' } }),
  });
  const who = { UserPoolId, Username: email, GroupName: 'Admin' };
  try {
    if (remove) await client.send(new AdminRemoveUserFromGroupCommand(who));
    else await client.send(new AdminAddUserToGroupCommand(who));
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

async function poolOf(site: string) {
  const address = URL.canParse('/config.json', site) ? new URL('/config.json', site) : undefined;
  const response = address && (await fetch(address).catch(() => undefined));
  const config = Config.safeParse(response?.ok ? await response.json().catch(() => undefined) : undefined);
  if (!config.success) throw new Error(`There is no Countersign at ${site}: it has no /config.json.`);
  return config.data.Auth.Cognito;
}
