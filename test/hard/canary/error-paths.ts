import {
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  SignUpCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Person } from '../../support/people.ts';
import { identityService } from '../../support/registered.ts';
import type { Attacked } from '../stack/attacked.ts';
import type { Canary } from './planted.ts';

/** What is sent and fails, with a canary in each: the round says which words. */
export async function sendThroughErrors(
  attacked: Attacked,
  person: Person,
  round: number,
): Promise<Canary[]> {
  const words = wordsOf(round);
  const { client, clientId } = await identityService(attacked.origin);
  await Promise.allSettled([
    ...identityCalls(client, clientId!, person, words),
    ...productCalls(attacked, person, words),
  ]);
  return [
    ...words.passwords.map((word): Canary => ({ kind: 'password', word })),
    { kind: 'token', word: words.token },
    { kind: 'code', word: words.code },
    { kind: 'phone', word: words.phone.slice(1) },
    { kind: 'date of birth', word: words.born },
    { kind: 'name', word: words.name },
  ];
}

type Words = ReturnType<typeof wordsOf>;

const wordsOf = (round: number) => ({
  passwords: [1, 2, 3, 4].map((n) => `Canary-Pw-${round}${n}!xyz`),
  token: `canarytoken${round}.canarytoken${round}.canarytoken${round}`,
  code: String(730_000 + round * 1117),
  phone: `+1860555${4000 + round}`,
  born: `19${60 + (round % 30)}-07-${String(10 + (round % 19)).padStart(2, '0')}`,
  name: `Canaria${String.fromCharCode(97 + (round % 26)).repeat(3)}`,
});

/** The identity service, asked by anybody's program: its triggers are functions of ours. */
function identityCalls(
  client: CognitoIdentityProviderClient,
  ClientId: string,
  person: Person,
  words: Words,
) {
  const [first, second, third, fourth] = words.passwords as [string, string, string, string];
  const { accessToken: AccessToken, email: Username } = person;
  const UserAttributes = [{ Name: 'email', Value: Username }];
  const signIn = { USERNAME: Username, PASSWORD: first };
  return [
    client.send(new SignUpCommand({ ClientId, Username, Password: first, UserAttributes })),
    client.send(
      new SignUpCommand({ ClientId, Username: 'no address', Password: second, UserAttributes: [] }),
    ),
    client.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: signIn }),
    ),
    client.send(
      new ChangePasswordCommand({ AccessToken, PreviousPassword: third, ProposedPassword: fourth }),
    ),
    client.send(
      new ChangePasswordCommand({
        AccessToken: words.token,
        PreviousPassword: third,
        ProposedPassword: fourth,
      }),
    ),
    client.send(new ForgotPasswordCommand({ ClientId, Username })),
    client.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username,
        ConfirmationCode: words.code,
        Password: second,
      }),
    ),
    client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: words.code })),
    client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: words.code })),
    client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: words.token })),
  ];
}

/** Calls of the product that are refused or fail after they read their input. */
function productCalls({ wire }: Attacked, person: Person, words: Words) {
  const by = { token: person.accessToken };
  const forged = { token: `Bearer ${words.token}` };
  const [password = ''] = words.passwords;
  const update = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }';
  const edit = (input: object) => wire.graphql(update, { input: { id: person.sub, ...input } }, by);
  const { code, phone, born, name, token } = words;
  return [
    edit({ dateOfBirth: born, firstName: `${name}\u202e`, version: 999 }),
    edit({ dateOfBirth: born, addresses: [{ country: 'x'.repeat(5000) }] }),
    edit({ dateOfBirth: `${born}T00:00`, lastName: name }),
    edit({ dateOfBirth: [born], phoneCell: phone, version: -1 }),
    edit({ dateOfBirth: born, socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: `javascript:${name}` }] }),
    wire.graphql(update, { input: { id: name, dateOfBirth: born } }, forged),
    wire.graphql(`{ getUser(id: "${password}") { ${name} } }`, {}, by),
    wire.graphql(
      'mutation ($i: DeletePhoneInventoryInput!) { deletePhoneInventory(input: $i) { id } }',
      { i: { phoneNumber: phone } },
      by,
    ),
    wire.rest('user', 'update-phone-number', { phoneNumber: phone, operation: password }, by),
    wire.rest('user', 'update-phone-number', { phoneNumber: phone, operation: 'add' }, by),
    wire.rest('user', 'send-code', { phoneNumber: phone, password }, by),
    wire.rest('user', 'send-code', { emailAddress: `${name}@example.com` }, forged),
    wire.rest('user', 'confirm-code', { emailAddress: person.email, code }, by),
    wire.rest('user', 'confirm-code', { phoneNumber: phone, code }, by),
    wire.rest('user', 'record-device', { platform: password.repeat(20), language: token }, by),
    wire.rest('proxy', 'finish-link', { platform: 'GITHUB', code: token, state: password }, by),
    wire.rest('proxy', 'check-proof', { platform: 'GITHUB', handle: name }, by),
    wire.rest('business', 'get-invitation', { token: `acme.${token}` }, {}),
    wire.rest('business', 'invite-users', { businessId: name, people: [{ userEmailAddress: phone }] }, by),
    wire.rest('notification', 'unsubscribe', { token: `u.f.${name}.${token}` }, {}),
    wire.rest('app', 'helper-case', { token }, {}),
    wire.rest('user', 'delete', { confirm: password }, by),
  ];
}
