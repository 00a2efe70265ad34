import { expect, it } from 'vitest';
import { linkProviders } from './index.ts';

const asked: (string | null)[] = [];
const to = {
  fetch: (async (url: string, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('authorization'));
    const body = url.endsWith('/token') ? { access_token: 't' } : { data: { id: '7', username: 'maya' } };
    return new Response(JSON.stringify(body));
  }) as typeof fetch,
  deadline: 1_000,
  sleep: async () => {},
};
const providerWith = (read: () => string | undefined) =>
  linkProviders({ X: { clientId: 'app', secretName: 'stage/x' } }, to, () => Promise.resolve(read())).get(
    'X',
  )!;
const link = (secret: string | undefined) => providerWith(() => secret);

it('a sign-in exchanges its code by the secret that is read then', async () => {
  expect(await link('s3').isSetUp!()).toBe(true);
  expect(await link('s3').account('code', 'https://site.example/auth/x', 'v')).toMatchObject({
    handle: 'maya',
  });
  expect(asked[0]).toBe(`Basic ${btoa('app:s3')}`);
});

it('a sign-in without its secret is not begun, and refused where it had begun', async () => {
  expect(await link(undefined).isSetUp!()).toBe(false);
  await expect(link(undefined).account('code', 'https://site.example/auth/x', 'v')).rejects.toMatchObject({
    why: 'Signing in there isn’t set up here yet.',
  });
});
