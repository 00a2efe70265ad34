import { expect, it } from 'vitest';
import { answering, json } from '../../../test/support/sources/asked-source.ts';
import { askingWithToken } from './access-token.ts';

const renewal = { url: 'https://id.example/token', method: 'POST' as const, headers: {}, body: 'grant' };

/** A platform whose tokens are `t1`, `t2`, …; `answer` says what the API says to a token. */
function platform(answer: (token: string) => Response, lasts = 3600) {
  const asked: string[] = [];
  let now = 0;
  let given = 0;
  const { ask } = answering();
  const fetching = (async (url: string, init: RequestInit) => {
    asked.push(url);
    if (url === renewal.url) return json({ access_token: `t${(given += 1)}`, expires_in: lasts });
    return answer(new Headers(init.headers).get('authorization')!);
  }) as typeof fetch;
  const put = askingWithToken(renewal, { ...ask, fetch: fetching, now: () => now });
  return {
    asked,
    pass: (ms: number) => (now += ms),
    question: () => put((token) => ({ url: 'https://api.example/', headers: { authorization: token } })),
    renewals: () => asked.filter((url) => url === renewal.url).length,
  };
}

it('one token serves many questions, also those that came at once, until a minute before its end', async () => {
  const { question, renewals, pass } = platform((token) => json({ token }));
  const answers = await Promise.all([question(), question(), question()]);
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ token: 't1' }));
  pass(3_539_999);
  await question();
  expect(renewals()).toBe(1);
  pass(1);
  expect((await question()).body).toEqual({ token: 't2' });
  expect(renewals()).toBe(2);
});

it('is renewed once after a 401, also for questions that were refused at once', async () => {
  const { question, renewals } = platform((token) => json({ token }, token === 't1' ? 401 : 200));
  const answers = await Promise.all([question(), question()]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { token: 't2' }]));
  expect(renewals()).toBe(2);
});

it('gives a second 401 as it came', async () => {
  const { question, asked } = platform(() => json({}, 401));
  expect((await question()).status).toBe(401);
  expect(asked).toHaveLength(4);
});

it.each([
  ['a wrong secret', [json({ message: 'Unauthorized', error: 401 }, 401)], 'refused'],
  ['a missing client', [json({ status: 400, message: 'missing client id' }, 400)], 'refused'],
  ['an error under a 200', [json({ error: 'unsupported_grant_type' })], 'refused'],
  ['a status under a 200', [json({ message: 'Too Many Requests', error: 429 })], 'wait'],
  ['its rate', [json({ message: 'Too Many Requests', error: 429 }, 429)], 'wait'],
  ['a page', [new Response('<html>')], 'broken'],
  ['another shape', [json({ access_token: 5 })], 'broken'],
  ['an error', [0, 1, 2].map(() => json({}, 500)), 'broken'],
])('no token, and a new try with the next question: %s', async (_, replies, kind) => {
  const { ask, asked } = answering(
    ...replies,
    json({ access_token: 't', expires_in: 60 }),
    json({ fine: true }),
  );
  const put = askingWithToken(renewal, ask);
  const question = () => put((token) => ({ url: 'https://api.example/', headers: { authorization: token } }));
  await expect(question()).rejects.toMatchObject({ name: 'SourceSilent', kind });
  expect((await question()).body).toEqual({ fine: true });
  expect(asked[0]).toMatchObject({ method: 'POST', body: 'grant' });
});
