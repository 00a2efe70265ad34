import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SocialAccount } from '#domain/platform/social-account';

export interface DemoLogin {
  email: string;
  password: string;
}

/** The user pool's account of the demonstration, made on the first start. Gives its sub. */
export async function demoAccount(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { email, password }: DemoLogin,
): Promise<string> {
  const Username = email;
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ];
  try {
    await client.send(
      new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }),
    );
  } catch (error) {
    if ((error as Error).name !== 'UsernameExistsException') throw error;
  }
  // A kill between the two calls leaves the account without its password: so it is set each time until it holds.
  const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
  if (user.UserStatus !== 'CONFIRMED')
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }),
    );
  const sub = user.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (sub === undefined) throw new Error('The demonstration’s account has no id.');
  return sub;
}

/** Puts an account into the group of those who run the product; for the second time it changes nothing. */
export async function makeOperator(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { email: Username }: DemoLogin,
): Promise<void> {
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'Admin' }));
}

/** Maya's own accounts: two proven, one declared, one still to be proven. */
export const mayasAccounts = (provenAt: { github: string; x: string }): SocialAccount[] => [
  { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund', verifiedAt: provenAt.github },
  { platform: 'X', pageUrl: 'https://x.com/maya_hollimund', verifiedAt: provenAt.x },
  { platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/hollimund' },
  { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/hollimund.clay/' },
];
