import { describe, expect, it } from 'vitest';
import { twitch } from '../../lambdas/sources/twitch.ts';
import { createTwitchTwin } from '../../platforms/twitch/twin.ts';
import { askedTwin, membersOf, twinOrigin } from '../support/sources/asked-twin.ts';
import { recorded, recordedNames } from '../support/sources/recorded.ts';

const site = `${twinOrigin}/platforms/twitch`;
const access = { apiUrl: `${site}/api`, tokenUrl: `${site}/token`, clientId: 'c' };
function setUp(token = 's') {
  const twin = askedTwin(createTwitchTwin);
  const somebody = [...twin.population.all('TWITCH')].find(({ name, bio }) => name && bio)!;
  return { ...twin, somebody, source: twitch({ ...access, token }, twin.ask) };
}

describe('Twitch’s source asks Twitch’s twin', () => {
  it('and finds an account, and misses who is left out', async () => {
    const { source, asked, somebody } = setUp();
    const asks = somebody.handle.toUpperCase();
    expect(Object.fromEntries(await source.lookUp([asks, 'no_one_here']))).toEqual({
      [asks]: {
        is: 'there',
        profile: {
          ...{ platform: 'TWITCH', accountId: String(somebody.id), handle: somebody.handle },
          ...{ name: somebody.name, bio: somebody.bio, links: [], createdAt: somebody.createdAt },
          url: `${site}/u/${somebody.handle}`,
          imageUrl: expect.stringContaining(`${site}/avatars/${somebody.handle}?v=`),
        },
      },
      no_one_here: { is: 'nobody' },
    });
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      ...['/platforms/twitch/token/oauth2/token', '/platforms/twitch/api/helix/users'],
    ]);
  });

  it('and finds by name and by handle', async () => {
    const { source, somebody } = setUp();
    const found = expect.arrayContaining([{ handle: somebody.handle }]);
    expect(await source.search!(somebody.name!, 'name')).toEqual(found);
    expect(await source.search!(somebody.handle, 'handle')).toEqual(found);
    expect(await source.search!('Quorwick Zannemaar', 'name')).toEqual([]);
  });

  it('a hundred at once, 800 times a minute', async () => {
    const { source, pass } = setUp();
    const hundred = Array.from({ length: 100 }, (_, i) => `nobody_${i}`);
    expect((await source.lookUp(hundred)).size).toBe(100);
    for (let i = 1; i < 800; i++) await source.lookUp(['maya']);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'wait', retryAfter: 60_000 });
    pass(60_000);
    expect((await source.lookUp(['maya'])).size).toBe(1);
  });

  it('not without a secret', async () => {
    await expect(setUp('').source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    [
      { kind: 'busy', retryAfterSeconds: 9 },
      { kind: 'wait', retryAfter: 9000 },
    ],
    [{ kind: 'spent' }, { kind: 'wait' }],
    [{ kind: 'refused' }, { kind: 'refused' }],
    ...(['broken', 'page', 'empty', 'garbled'] as const).map(
      (kind) => [{ kind }, { kind: 'broken' }] as const,
    ),
    [{ kind: 'silent', afterMs: 1 }, { kind: 'broken' }],
  ] as const)('and is silent when it fails: %j', async (fault, silence) => {
    const { source, fail } = setUp();
    fail(fault);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject(silence);
    fail(undefined);
    expect((await source.lookUp(['maya'])).size).toBe(1);
    fail(fault);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject(silence);
    await expect(source.search!('maya', 'name')).rejects.toMatchObject(silence);
  });

  it('and is deceived by a platform where everyone exists, which canaries must notice', async () => {
    const { source, fail } = setUp();
    fail({ kind: 'everyone exists' });
    expect((await source.lookUp(['zq_nobody_41'])).get('zq_nobody_41')?.is).toBe('there');
  });
});

describe('Twitch’s twin', () => {
  /** An answer to someone with a token. */
  async function answerTo(path: string, leftOut?: string): Promise<Response> {
    const { ask } = setUp();
    const body = 'client_id=c&client_secret=s&grant_type=client_credentials';
    const token = await ask.fetch(`${access.tokenUrl}/oauth2/token`, { method: 'POST', body });
    if (path === '') return token;
    const given = (await token.json()) as { access_token: string };
    const headers: Record<string, string> = {
      ...{ 'client-id': 'c', authorization: `Bearer ${given.access_token}` },
    };
    if (leftOut) delete headers[leftOut];
    return ask.fetch(access.apiUrl + path, { headers });
  }

  it.each([
    ['/helix/users?login=maya', 'authorization', 401],
    ['/helix/users', undefined, 400],
    ['/helix/users?login=maya-h', undefined, 400],
    [`/helix/users?${'login=maya&'.repeat(101)}`, undefined, 400],
    ['/helix/search/channels?query=m&first=101', undefined, 400],
    ['/helix/games', undefined, 404],
  ])('refuses %s without %s', async (path, leftOut, status) => {
    const answer = await answerTo(path, leftOut);
    expect([answer.status, answer.headers.has('ratelimit-limit')]).toEqual([status, false]);
  });

  const names = recordedNames('TWITCH');
  if (names.length === 0) it.skip('beside recordings, which are absent (../shared/recorded)', () => {});
  const handle = setUp().somebody.handle;
  const shapes: [string, string, string?][] = [
    ['users-by-id-ok', `/helix/users?login=${handle}`],
    ['search-channels-ok', '/helix/search/channels?query=a&first=1'],
    ['search-channels-400-missing-query', '/helix/search/channels'],
    ['users-401-client-id-missing', '/helix/users?login=maya', 'client-id'],
    ['token-app-ok', ''],
  ];
  it.each(shapes.filter(([name]) => names.includes(name)))(
    'has the members of %s',
    async (name, path, out) => {
      const answer = await answerTo(path, out);
      const { body, status, headers } = recorded(`TWITCH/${name}`);
      const said = await answer.json();
      expect([answer.status, membersOf(said)]).toEqual([status, membersOf(body)]);
      expect(answer.headers.has('ratelimit-limit')).toBe('ratelimit-limit' in headers!);
      if (status >= 400) expect(said).toEqual(body);
    },
  );

  it.skipIf(names.length === 0)('words a missing client as the real one', async () => {
    const body = 'client_secret=s&grant_type=client_credentials';
    const { ask } = setUp();
    const answer = await ask.fetch(`${access.tokenUrl}/oauth2/token`, { method: 'POST', body });
    const real = recorded('TWITCH/token-400-missing-client-id');
    expect([answer.status, await answer.json()]).toEqual([real.status, real.body]);
  });
});
