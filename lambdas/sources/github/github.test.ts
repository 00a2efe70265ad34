import { describe, expect, it } from 'vitest';
import { answering, json } from '../../../test/support/sources/asked-source.ts';
import { recorded, recordedNames, replay } from '../../../test/support/sources/recorded.ts';
import { oneProfile } from '../one-profile.ts';
import { github } from './github.ts';

const names = recordedNames('GITHUB');
const apiUrl = 'https://api.github.example';

/** GitHub as a list of answers; with a token it is asked by GraphQL. */
function world(token: string | undefined, ...replies: (Response | Error)[]) {
  const { ask, ...seen } = answering(...replies);
  return { source: github({ apiUrl, ...(token && { token }) }, ask), ...seen };
}

const maya = {
  ...{ login: 'maya', id: 7, type: 'User', name: 'Maya', blog: '', bio: null, followers: 3, following: 1 },
  avatar_url: 'https://avatars.githubusercontent.com/u/7',
  html_url: 'https://github.com/maya',
  created_at: '2014-06-01T00:00:00Z',
};

describe('github without a token', () => {
  it('reads a profile, also where GitHub says null', async () => {
    const { source, asked } = world(undefined, json(maya));
    expect(await oneProfile(source, 'maya')).toMatchObject({
      ...{ handle: 'maya', accountId: '7', name: 'Maya', bio: undefined, links: [], followers: 3 },
      createdAt: '2014-06-01T00:00:00Z',
    });
    expect(asked[0]?.url.href).toBe(`${apiUrl}/users/maya`);
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('says nobody where the API says so, and not where a page is missing', async () => {
    const notFound = json({ message: 'Not Found', documentation_url: 'https://docs', status: '404' }, 404);
    const { source } = world(undefined, notFound, new Response('<html>', { status: 404 }), json({}, 404));
    expect(await source.lookUp(['nobody'])).toEqual(new Map([['nobody', { is: 'nobody' }]]));
    for (const _ of ['a page', 'an empty object'])
      await expect(source.lookUp(['nobody'])).rejects.toMatchObject({ kind: 'broken' });
  });

  it('searches logins and names, and takes no sign of the search syntax from a name', async () => {
    const hits = json({ total_count: 1, incomplete_results: false, items: [{ login: 'maya2' }] });
    const { source, asked } = world(undefined, hits, json({ items: [] }));
    expect(await source.search!('maya', 'handle')).toEqual([{ handle: 'maya2' }]);
    expect(asked[0]?.url.searchParams.get('q')).toBe('maya in:login');
    await source.search!('Maya" user:root', 'name');
    expect(asked[1]?.url.searchParams.get('q')).toBe('Maya  user root in:name');
  });

  it('asks again after a passing failure, with growing pauses', async () => {
    const { source, pauses } = world(
      undefined,
      new TypeError('reset'),
      new Response('', { status: 503 }),
      json(maya),
    );
    expect(await oneProfile(source, 'maya')).toMatchObject({ handle: 'maya' });
    expect(pauses).toEqual([300, 600]);
  });
});

describe('github with a token', () => {
  const node = {
    ...{ __typename: 'User', login: 'Maya', databaseId: 7, name: 'Maya', websiteUrl: null, bio: 'Clay' },
    ...{ followers: { totalCount: 3 }, following: { totalCount: 1 }, twitterUsername: 'maya_x' },
    ...{ avatarUrl: maya.avatar_url, url: maya.html_url, createdAt: maya.created_at, location: null },
  };

  it('asks for a hundred handles in one question, each as a variable', async () => {
    const { source, asked } = world('t', json({ data: { u0: node, u1: null } }));
    expect(source.batch).toBe(100);
    const sights = await source.lookUp(['maya', 'nobody"}']);
    expect([...sights].map(([handle, { is }]) => [handle, is])).toEqual([
      ['maya', 'there'],
      ['nobody"}', 'nobody'],
    ]);
    expect(sights.get('maya')).toMatchObject({
      profile: { handle: 'Maya', accountId: '7', bio: 'Clay', links: ['https://x.com/maya_x'], followers: 3 },
    });
    expect(asked[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer t' } });
    expect(JSON.parse(asked[0]!.body!)).toMatchObject({ variables: { l0: 'maya', l1: 'nobody"}' } });
    expect(asked[0]!.body).not.toContain('login: \\"nobody');
  });

  it('takes NOT_FOUND for nobody, and any other failure for none that can be relied on', async () => {
    const notFound = { type: 'NOT_FOUND', path: ['u0'], message: 'Could not resolve' };
    const { source } = world('t', json({ data: { u0: null }, errors: [notFound] }));
    expect((await source.lookUp(['maya'])).get('maya')).toEqual({ is: 'nobody' });
    for (const errors of [[{ message: 'Something went wrong' }], [notFound, { type: 'SERVICE_UNAVAILABLE' }]])
      await expect(
        world('t', json({ data: { u0: null }, errors })).source.lookUp(['m']),
      ).rejects.toMatchObject({
        kind: 'broken',
      });
  });

  it.each([
    ['as documented', { data: null, errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }],
    [
      'as since 2024',
      {
        errors: [
          {
            ...{ type: 'RATE_LIMIT', code: 'graphql_rate_limit' },
            message: 'API rate limit already exceeded for user ID 7.',
          },
        ],
      },
    ],
    ['by words alone', { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' }],
    ['by words in a list', { data: null, errors: [{ message: 'API rate limit exceeded for user ID 7.' }] }],
  ])('a limit under a 200 asks us to wait, %s', async (_, body) => {
    const reset = String(Date.parse('2026-11-20T08:10:00Z') / 1000);
    const limited = json(body, 200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });
    await expect(world('t', limited).source.lookUp(['m'])).rejects.toMatchObject({
      ...{ kind: 'wait', retryAfter: 600_000 },
    });
  });

  it('an account that may not be shown to us takes nothing from the others', async () => {
    const forbidden = {
      ...{ type: 'FORBIDDEN', path: ['u1'] },
      message:
        'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled.',
    };
    const answer = json({ data: { u0: node, u1: null, u2: null }, errors: [forbidden] });
    const sights = await world('t', answer).source.lookUp(['maya', 'acme', 'nobody']);
    expect([...sights.values()].map(({ is }) => is)).toEqual(['there', 'withheld', 'nobody']);
  });

  it('an organization is an account, also where GitHub finds no user of its name', async () => {
    const org = { __typename: 'Organization', login: 'acme', databaseId: 9, description: 'Pots' };
    const notFound = {
      ...{ type: 'NOT_FOUND', path: ['u1'], locations: [{ line: 1, column: 9 }] },
      message: "Could not resolve to a User with the login of 'nobody'.",
    };
    const answer = json({ data: { u0: org, u1: null }, errors: [notFound] });
    const sights = await world('t', answer).source.lookUp(['acme', 'nobody']);
    expect(sights.get('acme')).toMatchObject({ is: 'there', profile: { handle: 'acme', bio: 'Pots' } });
    expect(sights.get('nobody')).toEqual({ is: 'nobody' });
  });

  it('searches whole profiles', async () => {
    const { source, asked } = world('t', json({ data: { search: { nodes: [node, {}] } } }));
    expect(await source.search!('maya', 'name')).toMatchObject([
      { handle: 'Maya', profile: { bio: 'Clay' } },
    ]);
    expect(JSON.parse(asked[0]!.body!)).toMatchObject({ variables: { q: 'maya in:name' } });
  });
});

describe.each([['GraphQL', 't'] as const, ['REST', undefined] as const])('%s', (_, token) => {
  it.each<[string, () => Response | Error, RegExp, string]>([
    ['down', () => new Response('', { status: 500 }), /error \(500\)/, 'broken'],
    ['silent', () => new Error('x'), /didn’t answer/, 'broken'],
    ['limited', () => json({}, 403, { 'x-ratelimit-remaining': '0' }), /asked us to wait/, 'wait'],
    ['not let in', () => json({ message: 'Bad credentials' }, 401), /didn’t accept/, 'refused'],
    ['a page instead of JSON', () => new Response('<html>'), /didn’t match its documentation/, 'broken'],
    [
      'another shape',
      () => json({ login: 5, data: { u0: { login: 5 } } }),
      /didn’t match its documentation/,
      'broken',
    ],
    ['an empty answer', () => new Response(''), /didn’t match its documentation/, 'broken'],
    [
      'its second limit, by words alone',
      () => json({ message: 'You have exceeded a secondary rate limit. Please wait.' }, 429),
      /asked us to wait/,
      'wait',
    ],
    [
      'its second limit, as it was called',
      () => json({ message: 'You have triggered an abuse detection mechanism.' }, 403),
      /asked us to wait/,
      'wait',
    ],
    [
      'forbidden for good',
      () => json({ message: 'Request forbidden by administrative rules.' }, 403),
      /didn’t accept/,
      'refused',
    ],
  ])('could not look: %s', async (__, reply, why, kind) => {
    const { source } = world(token, reply(), reply(), reply());
    const refused = { name: 'SourceSilent', why: expect.stringMatching(why), kind };
    await expect(source.lookUp(['maya'])).rejects.toMatchObject(refused);
  });
});

it("fetches pictures from GitHub's hosts only", () => {
  const { source } = world(undefined);
  expect(source.servesImage('https://avatars.githubusercontent.com/u/7')).toBe(true);
  expect(source.servesImage('http://avatars.githubusercontent.com/u/7')).toBe(false);
  const hash = 'a59fef2a493e2b67dd13754231daf220c82ba84d';
  expect(source.namesPicture!(`https://avatars.githubusercontent.com/u/7?s=400&u=${hash}&v=4`)).toBe(true);
  expect(source.namesPicture!('https://avatars.githubusercontent.com/u/7?v=4')).toBe(false);
  expect(source.namesPicture!('https://avatars.githubusercontent.com/u/7?s=400&u=a59f&v=4')).toBe(false);
  expect(source.servesImage('https://169.254.169.254/latest')).toBe(false);
  expect(source.servesImage('https://avatars.githubusercontent.com.evil.example/')).toBe(false);
});

describe.skipIf(names.length === 0)('recorded answers (skipped without ../shared/recorded)', () => {
  const looked = (name: string) =>
    world(undefined, replay(recorded(`GITHUB/${name}`))).source.lookUp(['octocat']);

  it.each(names.filter((name) => name.startsWith('users-login-')))('%s is an account', async (name) => {
    const body = recorded(`GITHUB/${name}`).body as { login: string; id: number };
    expect((await looked(name)).get('octocat')).toMatchObject({
      ...{ is: 'there', profile: { handle: body.login, accountId: String(body.id) } },
    });
  });
  it.each([
    ['secondary-rate-limit-403-body-only', 'wait'],
    ['secondary-rate-limit-429-retry-after', 'wait'],
    ['validation-failed-422', 'broken'],
    ['unprocessable-422', 'broken'],
    ['not-modified-304', 'broken'],
    ['rate_limit-resources', 'broken'],
  ])('%s: could not look (%s)', async (name, kind) => {
    await expect(looked(name)).rejects.toMatchObject({ name: 'SourceSilent', kind });
  });
  it('waits as long as it was told', async () => {
    await expect(looked('secondary-rate-limit-429-retry-after')).rejects.toMatchObject({ retryAfter: 8000 });
  });
  it('not-found-404 is nobody', async () => {
    expect((await looked('not-found-404')).get('octocat')).toEqual({ is: 'nobody' });
  });
  it('search-users-six-hits leads to six accounts', async () => {
    const { source } = world(undefined, replay(recorded('GITHUB/search-users-six-hits')));
    expect(await source.search!('x', 'handle')).toHaveLength(6);
  });
});
