import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersInGroupCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Asked, Reached } from './reached.ts';

const password = 'Correct-h0rse';
const maya = 'maya@example.com';

const signUp = (Username: string, Password: string): Asked => [
  `sign up ${Username} ${Password}`,
  async ({ cognito, ClientId }) => {
    const UserAttributes = [{ Name: 'email', Value: Username }];
    const { UserConfirmed, UserSub } = await cognito.send(
      new SignUpCommand({ ClientId, Username, Password, UserAttributes }),
    );
    return { UserConfirmed, named: UserSub !== undefined };
  },
];
const person = (Username: string): Asked => [
  `look at ${Username}`,
  async ({ cognito, UserPoolId }) => {
    const {
      UserStatus,
      Enabled,
      UserAttributes = [],
    } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
    const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
    return { UserStatus, Enabled, email };
  },
];
const members = async ({ cognito, UserPoolId }: Reached, GroupName = 'Admin') => {
  const { Users } = await cognito.send(new ListUsersInGroupCommand({ UserPoolId, GroupName }));
  return Users?.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value);
};
const enter = (Username: string, PASSWORD: string): Asked => [
  `sign in ${Username} ${PASSWORD}`,
  async ({ cognito, ClientId }) => {
    const { AuthenticationResult, ChallengeName } = await cognito.send(
      new InitiateAuthCommand({
        ...{ AuthFlow: 'USER_PASSWORD_AUTH', ClientId },
        AuthParameters: { USERNAME: Username, PASSWORD },
      }),
    );
    return {
      TokenType: AuthenticationResult?.TokenType,
      ExpiresIn: AuthenticationResult?.ExpiresIn,
      ChallengeName,
    };
  },
];

/** A user pool, by its own words. */
export const identityCalls: readonly Asked[] = [
  person('nobody@example.com'),
  signUp(maya, 'short'),
  signUp(maya, 'nocapitals-1'),
  signUp(maya, password),
  signUp(maya, password),
  person(maya),
  [
    'a wrong code',
    ({ cognito, ClientId }) =>
      cognito.send(new ConfirmSignUpCommand({ ClientId, Username: maya, ConfirmationCode: '000000' })),
  ],
  enter(maya, password),
  [
    'a password of the operator’s',
    async ({ cognito, UserPoolId }) =>
      void (await cognito.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: maya, Password: password, Permanent: true }),
      )),
  ],
  person(maya),
  enter(maya, 'Wrong-h0rse'),
  enter('nobody@example.com', password),
  ['a token that is none', ({ cognito }) => cognito.send(new GetUserCommand({ AccessToken: 'none' }))],
  ['nobody in the group', (reached) => members(reached)],
  [
    'into the group',
    async ({ cognito, UserPoolId }) =>
      void (await cognito.send(
        new AdminAddUserToGroupCommand({ UserPoolId, Username: maya, GroupName: 'Admin' }),
      )),
  ],
  ['one in the group', (reached) => members(reached)],
  ['a group that is not there', (reached) => members(reached, 'Nobodys')],
  [
    'into a group that is not there',
    ({ cognito, UserPoolId }) =>
      cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: maya, GroupName: 'Nobodys' })),
  ],
  [
    'out of the group',
    async ({ cognito, UserPoolId }) =>
      void (await cognito.send(
        new AdminRemoveUserFromGroupCommand({ UserPoolId, Username: maya, GroupName: 'Admin' }),
      )),
  ],
  [
    'a client that is not there',
    ({ cognito }) => cognito.send(new ForgotPasswordCommand({ ClientId: 'nobodysclient0', Username: maya })),
  ],
  [
    'a new password with a wrong code',
    ({ cognito, ClientId }) =>
      cognito.send(
        new ConfirmForgotPasswordCommand({
          ...{ ClientId, Username: maya, ConfirmationCode: '000000', Password: password },
        }),
      ),
  ],
  [
    'is deleted',
    async ({ cognito, UserPoolId }) =>
      void (await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: maya }))),
  ],
  [
    'is deleted again',
    ({ cognito, UserPoolId }) => cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: maya })),
  ],
  person(maya),
  signUp(maya, password),
];
