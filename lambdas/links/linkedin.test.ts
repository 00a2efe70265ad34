import { expect, it } from 'vitest';
import { json } from '../../test/support/sources/asked-source.ts';
import { linkProviders } from './index.ts';

/** LinkedIn as the answers that it gives to whose token it is. */
function linkedin(...answers: Response[]) {
  const asked: string[] = [];
  const pauses: number[] = [];
  const to = {
    fetch: (async (url: string) => {
      asked.push(new URL(url).pathname);
      return url.endsWith('/accessToken')
        ? json({ access_token: 't', expires_in: 5_184_000 })
        : answers.shift()!;
    }) as typeof fetch,
    deadline: 1_000,
    sleep: async (ms: number) => void pauses.push(ms),
  };
  const provider = linkProviders({ LINKEDIN: { clientId: 'app', clientSecret: 's' } }, to).get('LINKEDIN')!;
  return {
    ...{ asked, pauses },
    account: () => provider.account('code', 'https://site.example/auth/linkedin', 'v'),
  };
}
const revoked = () =>
  json(
    {
      ...{ status: 401, serviceErrorCode: 65601, code: 'REVOKED_ACCESS_TOKEN' },
      message: 'The token used in the request has been revoked by the user',
    },
    401,
  );
const maya = () =>
  json({ sub: '782bbtaQ', name: 'Maya Hollimund', locale: { country: 'SE', language: 'sv' } });

it('a token that LinkedIn does not know yet is shown again after a moment', async () => {
  const { account, asked, pauses } = linkedin(revoked(), revoked(), maya());
  expect(await account()).toEqual({ id: '782bbtaQ' });
  expect(asked).toEqual(['/oauth/v2/accessToken', ...Array<string>(3).fill('/v2/userinfo')]);
  expect(pauses).toHaveLength(2);
});

it.each([
  ['refused three times', [revoked(), revoked(), revoked()], 4],
  ['refused for another reason', [json({ code: 'INVALID_ACCESS_TOKEN' }, 401)], 2],
])('a token that is %s confirms nobody', async (_, answers, questions) => {
  const { account, asked } = linkedin(...answers);
  await expect(account()).rejects.toMatchObject({
    why: 'It didn’t confirm the sign-in. Please start again.',
  });
  expect(asked).toHaveLength(questions);
});
