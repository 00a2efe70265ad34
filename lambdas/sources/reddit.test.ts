import { describe, expect, it } from 'vitest';
import { answering, json } from '../../test/support/sources/asked-source.ts';
import { outcomeOf } from '../../test/support/sources/outcome-of.ts';
import { recorded, recordedNames, replay } from '../../test/support/sources/recorded.ts';
import { reddit } from './reddit.ts';

const access = {
  ...{ apiUrl: 'https://oauth.reddit.com', clientId: 'c', token: 's', licence: 'contract 7' },
};
const token = () => json({ access_token: 'given', token_type: 'bearer', expires_in: 3600, scope: '*' });

/** Reddit after it gave a token. */
function asking(...replies: (Response | Error)[]) {
  const { ask, ...seen } = answering(token(), ...replies);
  return { source: reddit(access, ask), ...seen };
}
const there = (profile: object) => ({ is: 'there', profile: expect.objectContaining(profile) });
const broken = expect.objectContaining({ silent: 'broken' });
const refused = expect.objectContaining({ silent: 'refused' });
const lookUp = async (handle: string, ...replies: (Response | Error)[]) => {
  const outcome = await outcomeOf(asking(...replies).source.lookUp([handle]));
  return outcome instanceof Map ? outcome.get(handle) : outcome;
};

describe('a look-up', () => {
  it('gets a token for the app, says who asks, and reads the account', async () => {
    const { source, asked } = asking(
      json({
        kind: 't2',
        data: {
          ...{ name: 'Maya_H', id: '6l4z3', created: 1325769868, created_utc: 1325741068 },
          icon_img: 'https://styles.redditmedia.com/t5_1/a.png?s=1',
          subreddit: { title: 'Maya', public_description: 'Stoneware', subscribers: 3 },
        },
      }),
    );
    expect((await source.lookUp(['maya_h'])).get('maya_h')).toEqual({
      is: 'there',
      profile: {
        ...{ platform: 'REDDIT', accountId: '6l4z3', handle: 'Maya_H', name: 'Maya', bio: 'Stoneware' },
        ...{ url: 'https://www.reddit.com/user/Maya_H', links: [] },
        imageUrl: 'https://styles.redditmedia.com/t5_1/a.png?s=1',
        createdAt: '2012-01-05T05:24:28.000Z',
      },
    });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://www.reddit.com/api/v1/access_token',
      'GET https://oauth.reddit.com/user/maya_h/about?raw_json=1',
    ]);
    expect(asked[0]).toMatchObject({
      headers: { authorization: `Basic ${btoa('c:s')}` },
      body: 'grant_type=client_credentials',
    });
    expect(asked[1]).toMatchObject({ headers: { authorization: 'Bearer given' } });
    for (const { headers } of asked) expect(headers['user-agent']).toBe('web:countersign:v1');
  });

  it('asks nothing for a handle that no account of Reddit can have', async () => {
    const { source, asked } = asking();
    expect((await source.lookUp(['me', 'maya.h'])).get('maya.h')).toEqual({ is: 'nobody' });
    expect(asked).toEqual([]);
  });

  it('goes to another host for a token, and names the account behind the app, where the stage says so', async () => {
    const { ask, asked } = answering(token(), json({ message: 'Not Found', error: 404 }, 404));
    const here = { ...access, tokenUrl: 'http://localhost/token', accountId: 'owner' };
    await reddit(here, ask).lookUp(['maya']);
    expect(String(asked[0]!.url)).toBe('http://localhost/token/api/v1/access_token');
    expect(asked[0]!.headers['user-agent']).toBe('web:countersign:v1 (by /u/owner)');
  });

  it.each([
    ['nobody', json({ message: 'Not Found', error: 404 }, 404), { is: 'nobody' }],
    [
      'a suspended account',
      json({ kind: 't2', data: { name: 'm', is_suspended: true } }),
      { is: 'suspended' },
    ],
    [
      'an account that is not shown',
      json({ message: 'Forbidden', error: 403 }, 403),
      { is: 'withheld', why: 'Reddit doesn’t show this account.' },
    ],
    [
      'a 403 that says its number alone',
      json({ error: 403 }, 403),
      { is: 'withheld', why: 'Reddit doesn’t show this account.' },
    ],
    [
      'a used-up window as a 403',
      json({ message: 'Forbidden', error: 403 }, 403, { 'x-ratelimit-remaining': '0.0' }),
      { silent: 'wait' },
    ],
    [
      'a suspended account, as it comes',
      json({
        kind: 't2',
        data: {
          ...{ name: 'm', is_suspended: true, total_karma: 0, awardee_karma: 0, awarder_karma: 0 },
          ...{ is_blocked: false, link_karma: 0, comment_karma: 0 },
        },
      }),
      { is: 'suspended' },
    ],
    ['a scope we lack', json({ error: 403 }, 403, { 'www-authenticate': 'Bearer' }), refused],
    ['a block of our network', new Response('<html>blocked', { status: 403 }), refused],
    ['a page that is not there', new Response('<html>', { status: 404 }), broken],
    ['a moment before the calendar', json({ kind: 't2', data: { name: 'm', created_utc: 9e99 } }), there({})],
    ['another kind', json({ kind: 't5', data: { name: 'm' } }), broken],
    ['another shape', json({ kind: 't2', data: { name: 5 } }), broken],
    ['a page', new Response('<html>'), broken],
    ['nothing', new Response(''), broken],
    ['its rate as JSON', json({ message: 'Too Many Requests', error: 429 }, 429), { silent: 'wait' }],
    ['its rate without a body', new Response('', { status: 429 }), { silent: 'wait' }],
    [
      'its rate as a page',
      new Response('<html>', { status: 429, headers: { 'retry-after': '4' } }),
      { silent: 'wait', after: 4000 },
    ],
    [
      'a used-up window',
      new Response('', {
        status: 429,
        headers: { 'x-ratelimit-remaining': '0.0', 'x-ratelimit-reset': '450' },
      }),
      { silent: 'wait', after: 450_000 },
    ],
  ])('reads %s', async (_, reply, expected) => {
    const outcome = await lookUp('maya', reply);
    if ('asymmetricMatch' in expected) expect(outcome).toEqual(expected);
    else expect(outcome).toMatchObject(expected);
  });

  it('could not look: a connection that breaks, a secret that Reddit does not know', async () => {
    expect(await lookUp('maya', new Error(), new Error(), new Error())).toEqual(broken);
    const { ask } = answering(json({ message: 'Unauthorized', error: 401 }, 401));
    expect(await outcomeOf(reddit(access, ask).lookUp(['maya']))).toEqual(refused);
  });
});

it('a search shows whole profiles, without suspended accounts and what is no account', async () => {
  const children = [
    {
      kind: 't2',
      data: { name: 'maya_1', icon_img: 'https://www.redditstatic.com/avatars/avatar_default_1.png' },
    },
    { kind: 't2', data: { name: 'maya_2', is_suspended: true } },
    { kind: 't5', data: { name: 't5_1' } },
  ];
  const { source, asked } = asking(json({ kind: 'Listing', data: { children } }));
  expect(await source.search!('maya hollimund', 'name')).toEqual([
    { handle: 'maya_1', profile: expect.objectContaining({ imageUrl: undefined, createdAt: undefined }) },
  ]);
  expect(String(asked[1]!.url)).toBe(
    'https://oauth.reddit.com/users/search?q=maya+hollimund&limit=25&raw_json=1',
  );
});

it('a search whose accounts are all of another shape has told nothing', async () => {
  const odd = { kind: 't2', data: { name: 5 } };
  const search = (children: object[]) =>
    outcomeOf(
      asking(json({ kind: 'Listing', data: { after: null, children } })).source.search!('maya', 'name'),
    );
  expect(await search([odd])).toEqual(broken);
  expect(await search([odd, { kind: 't2', data: { name: 'maya_1' } }])).toMatchObject([{ handle: 'maya_1' }]);
  expect(await search([])).toEqual([]);
});

it("fetches pictures from Reddit's hosts only", () => {
  const { source } = asking();
  expect(source.servesImage('https://styles.redditmedia.com/t5_1/a.png')).toBe(true);
  expect(source.servesImage('https://i.redd.it/a.png')).toBe(true);
  expect(source.servesImage('https://redd.it.evil.example/a.png')).toBe(false);
});

/** What each recording says, as the answer about an account; one that is not named here must be read or refused. */
const readings: Record<string, unknown> = {
  'friend-unknown-400': broken,
  'me-403-insufficient-scope': refused,
  'me-429-html-retry-after': expect.objectContaining({ silent: 'wait', after: 4000 }),
  'me-ok': broken,
  'me-unauthorized-401': refused,
  'token-429-json': expect.objectContaining({ silent: 'wait' }),
  'token-ok-app-only': broken,
  'user-about-automoderator-2020': there({
    ...{ handle: 'AutoModerator', accountId: '6l4z3', createdAt: '2012-01-05T05:24:28.000Z' },
    imageUrl: expect.stringContaining('styles.redditmedia.com'),
  }),
  'user-about-test-account': there({ handle: 'PyAPITestUser3', name: undefined, imageUrl: undefined }),
  'user-data-by-ids-404': { is: 'nobody' },
  'user-data-by-ids-ok': broken,
  'users-search-one-hit': broken,
};

describe('what Reddit answered', () => {
  const names = recordedNames('REDDIT');
  if (names.length === 0) it.skip('the recordings are absent (../shared/recorded)', () => {});
  const answer = (name: string) => replay(recorded(`REDDIT/${name}`));
  const answers = (name: string) =>
    // A 401 is followed by a new token.
    recorded(`REDDIT/${name}`).status === 401
      ? [answer(name), token(), answer(name)]
      : [answer(name), answer(name), answer(name)];

  it.each(names)('%s, about an account', async (name) => {
    const outcome = await lookUp('maya', ...answers(name));
    const { status } = recorded(`REDDIT/${name}`);
    if (name in readings) expect(outcome).toEqual(readings[name]);
    else if (status !== 404) expect(outcome).not.toEqual({ is: 'nobody' });
    if (status === 429) expect(outcome).toMatchObject({ silent: 'wait' });
  });

  it.each(names)('%s, as a search', async (name) => {
    const found = await outcomeOf(asking(...answers(name)).source.search!('praw', 'handle'));
    if (name === 'users-search-one-hit')
      expect(found).toEqual([{ handle: 'praw', profile: expect.objectContaining({ imageUrl: undefined }) }]);
    else if (name in readings) expect(found).toHaveProperty('silent');
  });

  it.each(names.filter((name) => name.startsWith('token-')))('%s, as a token', async (name) => {
    const { ask, asked } = answering(answer(name), json({ message: 'Not Found', error: 404 }, 404));
    const outcome = await outcomeOf(reddit(access, ask).lookUp(['maya']));
    // A 200 may hold an error as well.
    if (JSON.stringify(recorded(`REDDIT/${name}`).body ?? '').includes('"access_token"'))
      expect(asked[1]!.headers['authorization']).toMatch(/^Bearer ./);
    else expect(outcome).toHaveProperty('silent');
  });
});
