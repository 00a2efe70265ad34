import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { setTimeout as after } from 'node:timers/promises';
import { answer, type Wire } from './client.ts';

/** Somebody who has signed up, confirmed and signed in at a running stack. */
export interface Person {
  name: string;
  email: string;
  sub: string;
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

const password = 'Correct-h0rse';

/** A running stack, in this process, in another or in the cloud: how it is reached, and the messages that it has sent. */
interface Reached {
  config: Record<string, unknown>;
  outbox: { list(): Sent[] | Promise<Sent[]> };
  /** In the place of a code, where nobody here reads the mail. */
  confirm?: (email: string) => Promise<void>;
}
interface Sent {
  to: string;
  code: string;
}

/** Signs people up through the identity service's own API and in with SRP. Names become addresses at example.com; an address stays one. */
export async function signUpPeople(stack: Reached, names: readonly string[]): Promise<Person[]> {
  const config = stack.config as ResourcesConfig;
  const { userPoolClientId: ClientId, userPoolEndpoint } = config.Auth!.Cognito;
  const identity = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: userPoolEndpoint!,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  await Promise.all(
    names.map(async (name) => {
      const Username = emailOf(name);
      const UserAttributes = [{ Name: 'email', Value: Username }];
      await identity.send(new SignUpCommand({ ClientId, Username, Password: password, UserAttributes }));
      if (stack.confirm) return stack.confirm(Username);
      const code = await codeFor(stack, Username);
      await identity.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: code }));
    }),
  );
  const auth = poolAlone(stack.config);
  const people: Person[] = [];
  // Amplify knows one person at a time: each signs in to a store of their own.
  for (const name of names) people.push(await signedIn(name, password, auth));
  return people;
}

/** Signs somebody in who has an account. @param name a name at example.com, or an address */
export async function signInAs(
  { config }: Pick<Reached, 'config'>,
  name: string,
  word: string,
): Promise<Person> {
  return signedIn(name, word, poolAlone(config));
}

/** Without the identity pool: its library remembers the identity of whoever came first. */
function poolAlone(config: Record<string, unknown>): Auth {
  const {
    identityPoolId: _pool,
    identityPoolEndpoint: _at,
    ...pool
  } = (config as ResourcesConfig).Auth!.Cognito;
  const auth = { Cognito: pool } as Auth;
  Amplify.configure({ Auth: auth });
  return auth;
}
type Auth = NonNullable<ResourcesConfig['Auth']>;

/** The newest code that was sent to an address. @throws naming who else has mail, where none comes within ten seconds */
async function codeFor({ outbox }: Reached, address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const sent = (await outbox.list()).find(({ to }) => to === address);
    if (sent) return sent.code;
    await after(100);
  }
  const others = (await outbox.list()).map(({ to }) => to).join(', ');
  throw new Error(`No code was sent to ${address}; there is mail for: ${others || 'nobody'}.`);
}

const emailOf = (name: string) => (name.includes('@') ? name : `${name}@example.com`);

async function signedIn(name: string, password: string, auth: Auth): Promise<Person> {
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  await signIn({ username: emailOf(name), password });
  const { tokens } = await fetchAuthSession();
  return {
    name,
    email: emailOf(name),
    sub: String(tokens!.accessToken.payload.sub),
    accessToken: String(tokens!.accessToken),
    idToken: String(tokens!.idToken),
    refreshToken: [...kept].find(([key]) => key.endsWith('.refreshToken'))![1],
  };
}

/** Gives somebody their record with one account on GitHub, and no tour in the way. */
export async function beginWith(wire: Wire, { sub, accessToken }: Person, handle: string): Promise<void> {
  const call = (mutation: string, input: object) =>
    answer(wire.graphql(mutation, { input }, { token: accessToken }));
  await call('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {});
  await call('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    id: sub,
    tourEnabled: false,
    socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: `https://github.com/${handle}` }],
  });
}
