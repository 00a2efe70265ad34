import { describe, expect, it } from 'vitest';
import { answering, json } from '../../test/support/sources/asked-source.ts';
import { outcomeOf } from '../../test/support/sources/outcome-of.ts';
import { recorded, recordedNames, replay } from '../../test/support/sources/recorded.ts';
import { twitch } from './twitch.ts';

const access = { apiUrl: 'https://api.twitch.tv', clientId: 'c', token: 's' };
const token = () => json({ access_token: 'given', expires_in: 4_803_057, token_type: 'bearer' });

/** Twitch after it gave a token. */
function asking(...replies: (Response | Error)[]) {
  const { ask, ...seen } = answering(token(), ...replies);
  return { source: twitch(access, ask), ...seen };
}
const there = (profile: object) => ({ is: 'there', profile: expect.objectContaining(profile) });
const broken = expect.objectContaining({ silent: 'broken' });
const refused = expect.objectContaining({ silent: 'refused' });
const maya = { id: '7', login: 'maya', display_name: 'Maya', description: '', view_count: 0 };

describe('a look-up', () => {
  it('is one question for a hundred logins, with a token and the client of it', async () => {
    const { source, asked } = asking(json({ data: [maya] }));
    const sights = await source.lookUp(['Maya', 'mayah', 'maya-h', '_maya', 'm', 'maya']);
    expect(Object.fromEntries(sights)).toEqual({
      Maya: there({ handle: 'maya', name: 'Maya', bio: undefined, url: 'https://www.twitch.tv/maya' }),
      maya: there({ accountId: '7', links: [] }),
      mayah: { is: 'nobody' },
      'maya-h': { is: 'nobody' },
      _maya: { is: 'withheld', why: 'Twitch can’t look up names like this.' },
      m: { is: 'withheld', why: 'Twitch can’t look up names like this.' },
    });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://id.twitch.tv/oauth2/token',
      'GET https://api.twitch.tv/helix/users?login=maya&login=mayah',
    ]);
    expect(asked[0]!.body).toBe('client_id=c&client_secret=s&grant_type=client_credentials');
    expect(asked[1]!.headers).toMatchObject({ authorization: 'Bearer given', 'client-id': 'c' });
  });

  it('asks nothing, not even for a token, for logins that Twitch cannot have', async () => {
    const { source, asked } = asking();
    expect((await source.lookUp(['maya.h'])).get('maya.h')).toEqual({ is: 'nobody' });
    expect(asked).toEqual([]);
  });
});

it('a search leads to logins', async () => {
  const { source, asked } = asking(json({ data: [{ broadcaster_login: 'maya1', title: 'A stream' }] }));
  expect(await source.search!('maya hollimund', 'name')).toEqual([{ handle: 'maya1' }]);
  expect(String(asked[1]!.url)).toBe(
    'https://api.twitch.tv/helix/search/channels?query=maya+hollimund&first=50',
  );
});

const used = {
  ...{ 'ratelimit-limit': '800', 'ratelimit-remaining': '0' },
  'ratelimit-reset': String(Date.parse('2026-11-20T08:00:40Z') / 1000),
};
it.each([
  ['its rate', [json({ status: 429 }, 429, used)], { silent: 'wait', after: 40_000 }],
  ['its rate, without headers', [new Response('', { status: 429 })], { silent: 'wait' }],
  [
    'a wrong client',
    [json({ message: 'Client ID is missing' }, 401), token(), json({}, 401)],
    { silent: 'refused' },
  ],
  [
    'a 401 as it comes, without its rate',
    [
      json({ error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' }, 401),
      token(),
      json({ error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' }, 401),
    ],
    { silent: 'refused' },
  ],
  [
    'a 400 as it comes, without its rate',
    [json({ error: 'Bad Request', status: 400, message: 'Invalid username(s), email(s), or ID(s).' }, 400)],
    { silent: 'broken' },
  ],
  ['a forbidden question', [json({ status: 403 }, 403)], { silent: 'refused' }],
  ['a login that Twitch cannot read', [json({ message: 'Bad Identifiers.' }, 400)], { silent: 'broken' }],
  ['a page', [new Response('<html>')], { silent: 'broken' }],
  ['nothing', [new Response('')], { silent: 'broken' }],
  ['an empty object', [json({})], { silent: 'broken' }],
  ['another shape', [json({ data: [{ ...maya, id: 7 }] })], { silent: 'broken' }],
  ['a connection that breaks', [new Error(), new Error(), new Error()], { silent: 'broken' }],
])('could not look: %s', async (_, replies, expected) => {
  expect(await outcomeOf(asking(...replies).source.lookUp(['maya']))).toMatchObject(expected);
});

it.each([
  ['a client that it does not know', json({ status: 400, message: 'invalid client' }, 400), 'refused'],
  ['a wrong secret', json({ status: 403, message: 'invalid client secret' }, 403), 'refused'],
  ['its rate', json({ status: 429, message: 'too many requests' }, 429), 'wait'],
  ['a page', new Response('<html>'), 'broken'],
])('no token, no look-up: %s', async (_, reply, silent) => {
  const { ask } = answering(reply, reply, reply);
  expect(await outcomeOf(twitch(access, ask).lookUp(['maya']))).toMatchObject({ silent });
});

it("fetches pictures from Twitch's host only", () => {
  const { source } = asking();
  expect(source.servesImage('https://static-cdn.jtvnw.net/jtv_user_pictures/a.png')).toBe(true);
  expect(source.servesImage('https://jtvnw.net/a.png')).toBe(false);
});

/** What each recording says to a look-up and to a search; one that is not named here must be read or refused. */
const readings: Record<string, [unknown, unknown]> = {
  'search-channels-400-missing-query': [broken, broken],
  'search-channels-ok': [broken, expect.arrayContaining([{ handle: 'angelofdeath621m' }])],
  'token-400-missing-client-id': [broken, broken],
  'token-app-ok': [broken, broken],
  'users-401-client-id-missing': [refused, refused],
  'users-by-id-ok': [
    {
      fak4rc: there({
        ...{ accountId: '24464970', name: 'Fak4rc', createdAt: '2010-12-09T05:50:55Z' },
        imageUrl: expect.stringContaining('static-cdn.jtvnw.net'),
      }),
    },
    broken,
  ],
  'validate-401': [refused, refused],
};

describe('what Twitch answered', () => {
  const names = recordedNames('TWITCH');
  if (names.length === 0) it.skip('the recordings are absent (../shared/recorded)', () => {});
  const answer = (name: string) => replay(recorded(`TWITCH/${name}`));
  const answers = (name: string) =>
    // A 401 is followed by a new token.
    recorded(`TWITCH/${name}`).status === 401
      ? [answer(name), token(), answer(name)]
      : [answer(name), answer(name), answer(name)];

  it.each(names)('%s', async (name) => {
    const outcome = await outcomeOf(asking(...answers(name)).source.lookUp(['fak4rc']));
    const sights = outcome instanceof Map ? Object.fromEntries(outcome) : outcome;
    const found = await outcomeOf(asking(...answers(name)).source.search!('angel of death', 'name'));
    const [look, search] = readings[name] ?? [];
    if (look) expect(sights).toEqual(look);
    if (search) expect(found).toEqual(search);
  });

  it.each(names.filter((name) => name.startsWith('token-')))('%s, as a token', async (name) => {
    const { ask, asked } = answering(answer(name), json({ data: [] }));
    const outcome = await outcomeOf(twitch(access, ask).lookUp(['maya']));
    if (JSON.stringify(recorded(`TWITCH/${name}`).body ?? '').includes('"access_token"')) {
      expect(asked[1]!.headers['authorization']).toMatch(/^Bearer ./);
      expect(outcome).toEqual(new Map([['maya', { is: 'nobody' }]]));
    } else expect(outcome).toHaveProperty('silent');
    if (name === 'token-400-missing-client-id') expect(outcome).toEqual(refused);
  });
});
