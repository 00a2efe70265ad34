import chromium from '@sparticuz/chromium';
import { build } from 'esbuild';
import { chromium as playwright } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Handle } from '../../host/http.ts';
import { clientId, poolForTest, poolId, serveInTest } from '../in-test/serve.ts';
import { sameOriginShim } from './same-origin-shim.ts';

/** A page with nothing but Amplify: a button signs in with Google, another out, the text says who is in. */
const app = `
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signInWithRedirect, signOut } from 'aws-amplify/auth';
import 'aws-amplify/auth/enable-oauth-listener';
import { Hub } from 'aws-amplify/utils';
const origin = location.origin;
Amplify.configure({ Auth: { Cognito: {
  userPoolId: '${poolId}', userPoolClientId: '${clientId}', userPoolEndpoint: origin + '/cognito',
  loginWith: { email: true, oauth: {
    domain: location.host, scopes: ['openid', 'email', 'aws.cognito.signin.user.admin'],
    redirectSignIn: [origin + '/dashboard'], redirectSignOut: [origin + '/'], responseType: 'code', providers: ['Google'] } } } } });
const who = document.getElementById('who');
const show = async () => {
  const { tokens } = await fetchAuthSession();
  who.textContent = tokens ? 'in: ' + tokens.idToken.payload.email : 'out';
};
Hub.listen('auth', ({ payload }) => {
  if (payload.event === 'signInWithRedirect_failure') who.textContent = 'failed: ' + payload.data.error.message;
  else void show();
});
document.getElementById('in').onclick = () => signInWithRedirect({ provider: 'Google' });
document.getElementById('out').onclick = () => signOut();
if (!location.search) void show();
`;

let browser: Browser;
let server: Awaited<ReturnType<typeof serveInTest>>;

beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: app, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  const html: Handle = async () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><script>${sameOriginShim}</script><p id="who"></p><button id="in">in</button><button id="out">out</button><script type="module" src="/app.js"></script>`,
  });
  const script: Handle = async () => ({
    status: 200,
    headers: { 'content-type': 'text/javascript' },
    body: bundle.outputFiles[0]!.text,
  });
  const { pools } = await poolForTest();
  server = await serveInTest({
    '/': html,
    '/app.js': script,
    '/cognito': pools.handle,
    '/oauth2/': pools.handleHostedLogin,
    '/logout': pools.handleHostedLogin,
  });
  pools.ensureClient({
    id: clientId,
    poolId,
    properties: {
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'aws.cognito.signin.user.admin'],
      CallbackURLs: [`${server.origin}/dashboard`],
      LogoutURLs: [`${server.origin}/`],
      SupportedIdentityProviders: ['COGNITO', 'Google'],
    },
  });
  pools.ensureProvider({
    poolId,
    properties: { ProviderName: 'Google', ProviderType: 'Google', AttributeMapping: { email: 'email' } },
  });
  browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args, '--no-sandbox'],
    headless: true,
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('Amplify in a browser goes to the provider and back, over plain http, and signs out', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/`);
  await page.getByText('out', { exact: true }).first().waitFor();
  await page.click('#in');
  await page.getByRole('heading', { name: 'Google sign-in' }).waitFor();
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('in: maya@example.com').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.click('#out');
  await page.waitForURL(`${server.origin}/`);
  await page.locator('#who', { hasText: 'out' }).waitFor();

  await page.click('#in');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('failed: The sign-in was cancelled.').waitFor();
});
