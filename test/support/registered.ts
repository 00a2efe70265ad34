import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { ResourcesConfig } from 'aws-amplify';
import type { Page } from 'playwright-core';

/** What the outbox of a running stack holds of a message. */
interface Sent {
  to: string;
  code?: string;
}

/** The code that was sent last to an address. @throws when none was */
export async function codeTo(origin: string, address: string): Promise<string> {
  const sent = (await (await fetch(`${origin}/local/outbox.json`)).json()) as Sent[];
  const code = sent.find((message) => message.to === address && message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${address}`);
  return code;
}

/** How many codes an address got so far; other mails may come in between. */
export async function sentTo(origin: string, address: string): Promise<number> {
  const sent = (await (await fetch(`${origin}/local/outbox.json`)).json()) as Sent[];
  return sent.filter((message) => message.to === address && message.code).length;
}

/** The identity service of a running stack, with rights of an administrator. */
export async function identityService(origin: string) {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as ResourcesConfig;
  const { userPoolId, userPoolClientId } = config.Auth!.Cognito;
  const client = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: `${origin}/cognito`,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  return { client, userPoolId: userPoolId, clientId: userPoolClientId };
}

/** Somebody with a confirmed account who never signed in. */
export async function register(origin: string, email: string, password: string): Promise<void> {
  const { client, clientId: ClientId } = await identityService(origin);
  const UserAttributes = [{ Name: 'email', Value: email }];
  await client.send(new SignUpCommand({ ClientId, Username: email, Password: password, UserAttributes }));
  const ConfirmationCode = await codeTo(origin, email);
  await client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
}

/** Fills in the sign-in form of the page as it stands, or of the tab beside it where that asks newcomers, and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('heading', { name: 'Sign in to your Account' });
  const forNewcomers = page.getByRole('heading', { name: 'Welcome to Countersign' });
  await form.or(forNewcomers).first().waitFor();
  if (await forNewcomers.count()) await page.getByRole('tab', { name: 'Sign In' }).click();
  await form.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
