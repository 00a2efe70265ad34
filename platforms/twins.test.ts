import { describe, expect, it } from 'vitest';
import type { PlatformResponse } from './http.ts';
import { createPlatforms } from './twins.ts';

const start = Date.parse('2026-11-20T08:00:00Z');

function setUp() {
  let now = start;
  const platforms = createPlatforms({ seed: 'test', now: () => now, size: 600 });
  const get = (path: string, headers: Record<string, string> = {}): Promise<PlatformResponse> =>
    platforms.handle({
      method: 'GET',
      url: new URL(`http://localhost:4910/platforms/${path}`),
      headers,
      body: Buffer.alloc(0),
    });
  return { platforms, get, pass: (ms: number) => (now += ms) };
}
const body = (response: PlatformResponse) => JSON.parse(String(response.body));
const token = { authorization: 'Bearer demo-token' };

describe("GitHub's user in full", () => {
  it('has the fields of the real one, and nothing that GitHub withholds', async () => {
    const { get } = setUp();
    const response = await get('github/users/Maya-Hollimund');
    expect(response.status).toBe(200);
    expect(response.headers?.['content-type']).toBe('application/json; charset=utf-8');
    expect(body(response)).toEqual({
      login: 'maya-hollimund',
      id: expect.any(Number),
      node_id: expect.any(String),
      avatar_url: 'http://localhost:4910/platforms/github/avatars/maya-hollimund?v=4',
      gravatar_id: '',
      url: 'http://localhost:4910/platforms/github/users/maya-hollimund',
      html_url: 'http://localhost:4910/platforms/github/u/maya-hollimund',
      followers_url: expect.stringMatching(/\/followers$/),
      following_url: expect.stringMatching(/\/following\{\/other_user\}$/),
      gists_url: expect.stringMatching(/\/gists\{\/gist_id\}$/),
      starred_url: expect.stringMatching(/\/starred\{\/owner\}\{\/repo\}$/),
      subscriptions_url: expect.stringMatching(/\/subscriptions$/),
      organizations_url: expect.stringMatching(/\/orgs$/),
      repos_url: expect.stringMatching(/\/repos$/),
      events_url: expect.stringMatching(/\/events\{\/privacy\}$/),
      received_events_url: expect.stringMatching(/\/received_events$/),
      type: 'User',
      user_view_type: 'public',
      site_admin: false,
      name: 'Maya Hollimund',
      company: 'Hollimund Clay',
      blog: 'https://hollimund.example',
      location: 'Ferrow Bay',
      email: null,
      hireable: null,
      bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
      twitter_username: null,
      public_repos: 27,
      public_gists: 0,
      followers: 3912,
      following: 218,
      created_at: expect.stringMatching(/^2014-06-\d\dT\d\d:\d\d:\d\dZ$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it.each(['github/users/nobody-9f3k2', 'github/users/%E0%A4%A', 'github/users/', 'github/orgs/x'])(
    'answers 404 in GitHub’s words to %s',
    async (path) => {
      const response = await setUp().get(path);
      expect([response.status, body(response).message, body(response).status]).toEqual([
        404,
        'Not Found',
        '404',
      ]);
    },
  );

  it('is unchanged for the ETag it gave, and such a reply is free', async () => {
    const { get } = setUp();
    const first = await get('github/users/hollimund-m');
    const second = await get('github/users/hollimund-m', { 'if-none-match': first.headers?.['etag'] ?? '' });
    expect([second.status, second.body]).toEqual([304, undefined]);
    const third = await get('github/users/hollimund-m');
    expect(third.headers?.['x-ratelimit-remaining']).toBe('58');
  });
});

describe("GitHub's search of users", () => {
  const logins = async (get: ReturnType<typeof setUp>['get'], q: string) =>
    body(await get(`github/search/users?per_page=100&q=${encodeURIComponent(q)}`, token)).items.map(
      (item: { login: string }) => item.login,
    );

  it.each([
    ['maya-hollimund in:login', ['maya-hollimund', 'maya-hollimund-official'], ['hollimund-m']],
    ['hollimund in:login', ['hollimund-m', 'maya-hollimund'], ['maya-holllmund']],
    ['fullname:"Maya Hollimund"', ['maya-hollimund', 'maya-holllmund', 'hollimund-m', 'mh-lathe'], []],
    ['hollimund in:name type:user', ['mh-lathe', 'maya-hollimund'], []],
    ['maya hollimund in:name followers:>1000', ['maya-hollimund'], ['hollimund-m']],
    ['hollimund in:name created:<2013-01-01', ['hollimund-m'], ['maya-hollimund']],
    ['user:maya-hollimund', ['maya-hollimund'], ['maya-hollimund-official']],
    ['hollimund', ['hollimund-m'], ['mh-lathe']],
    ['hollimund type:org', [], ['maya-hollimund']],
  ])('%s', async (q, present, absent) => {
    const found = await logins(setUp().get, q);
    expect(found).toEqual(expect.arrayContaining(present));
    for (const login of absent) expect(found).not.toContain(login);
  });

  it('pages with Link, and every result stands on exactly one page', async () => {
    const { get } = setUp();
    const all = await logins(get, 'a in:login');
    const seen: string[] = [];
    let next: string | undefined = 'github/search/users?q=a+in:login&per_page=7';
    while (next !== undefined) {
      const response = await get(next, token);
      seen.push(...body(response).items.map((item: { login: string }) => item.login));
      expect(body(response)).toMatchObject({ total_count: all.length, incomplete_results: false });
      next = /<[^>]*\/platforms\/([^>]+)>; rel="next"/.exec(response.headers?.['link'] ?? '')?.[1];
    }
    expect(all.length).toBeGreaterThan(20);
    expect(seen).toEqual(all);
  });

  it.each([
    ['', 'missing'],
    [`q=${'x'.repeat(300)}`, 'invalid'],
  ])('refuses %s as GitHub does', async (query, code) => {
    const response = await setUp().get(`github/search/users?${query}`);
    expect(response.status).toBe(422);
    expect(body(response)).toMatchObject({
      message: 'Validation Failed',
      errors: [{ resource: 'Search', field: 'q', code }],
    });
  });

  it('gives no more than 1,000 results', async () => {
    const response = await setUp().get('github/search/users?q=a&per_page=100&page=11');
    expect([response.status, body(response).message]).toEqual([
      422,
      'Only the first 1000 search results are available',
    ]);
  });
});

describe("GitHub's rate limit", () => {
  it.each([
    ['search/users?q=maya', {}, 10, 60_000],
    ['search/users?q=maya', token, 30, 60_000],
    ['users/maya-hollimund', {}, 60, 3_600_000],
  ])('%s %j: %i, then 403 until the window ends', async (path, headers, limit, window) => {
    const { get, pass } = setUp();
    for (let i = 0; i < limit; i++) expect((await get(`github/${path}`, headers)).status).toBe(200);
    const refused = await get(`github/${path}`, headers);
    expect(refused.status).toBe(403);
    expect(refused.headers).toMatchObject({
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-used': String(limit),
      'x-ratelimit-resource': path.startsWith('search') ? 'search' : 'core',
      'x-ratelimit-reset': String((start + window) / 1000),
      'retry-after': String(window / 1000),
    });
    expect(body(refused).message).toMatch(/^API rate limit exceeded/);
    pass(window);
    expect((await get(`github/${path}`, headers)).status).toBe(200);
  });
});

describe('faults', () => {
  it('can be broken, busy or garbled, and ends when told', async () => {
    const { platforms, get } = setUp();
    platforms.fail({ kind: 'broken' });
    expect((await get('github/users/maya-hollimund')).status).toBe(500);
    platforms.fail({ kind: 'busy', retryAfterSeconds: 60 });
    expect(await get('github/users/maya-hollimund')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    platforms.fail({ kind: 'garbled' });
    const garbled = await get('github/users/maya-hollimund');
    expect(() => body(garbled)).toThrow(SyntaxError);
    platforms.fail({ kind: 'silent', afterMs: 1 });
    expect((await get('github/users/maya-hollimund')).status).toBe(504);
    platforms.fail(undefined);
    expect((await get('github/users/maya-hollimund')).status).toBe(200);
  });

  it('can claim that everyone exists, which canaries must notice', async () => {
    const { platforms, get } = setUp();
    platforms.fail({ kind: 'everyone exists' });
    const response = await get('github/users/zq-no-such-person-41');
    expect([response.status, body(response).login]).toEqual([200, 'zq-no-such-person-41']);
  });
});

describe('the platforms beside GitHub', () => {
  const video = 'google/api/channels?part=snippet&forHandle=@mhcello&key=k';
  it('have their APIs below their names', async () => {
    const { get } = setUp();
    expect(body(await get(video)).items[0].snippet.title).toBe('Maya Hollimund');
    expect((await get('brave/api/web/search?q=x')).status).toBe(422);
    expect((await get('instagram/api/17841400000000001')).status).toBe(400);
    expect((await get('tiktok/api/users')).status).toBe(404);
  });

  it('fail each for itself', async () => {
    const { platforms, get } = setUp();
    platforms.fail({ kind: 'broken' }, 'GOOGLE');
    expect((await get(video)).status).toBe(500);
    expect((await get('github/users/maya-hollimund')).status).toBe(200);
    platforms.fail({ kind: 'broken' });
    platforms.fail(undefined, 'GOOGLE');
    expect((await get(video)).status).toBe(200);
    expect((await get('github/users/maya-hollimund')).status).toBe(500);
  });

  it('show the pictures of their people', async () => {
    const copy = await setUp().get('x/avatars/maya_hol1imund');
    expect(copy.headers?.['content-type']).toBe('image/jpeg');
  });
});

describe('run time', () => {
  it('a profile that is added is found, one that is removed is gone', async () => {
    const { platforms, get } = setUp();
    const maya = platforms.population.get('maya-hollimund');
    if (maya === undefined) throw new Error('no Maya');
    platforms.population.add({ ...maya, handle: 'maya-hollimund-2', id: 77 });
    expect((await get('github/users/maya-hollimund-2')).status).toBe(200);
    expect(body(await get('github/user/77')).login).toBe('maya-hollimund-2');
    expect(platforms.population.remove('maya-hollimund-2')).toBe(true);
    expect((await get('github/users/maya-hollimund-2')).status).toBe(404);
  });
});

describe('pages of the twins', () => {
  it.each([
    ['github/u/maya-hollimund', 200, 'Member since'],
    ['github/u/nobody-9f3k2', 404, 'No account here'],
    ['x/u/maya_ho1limund', 200, 'would open here'],
    ['github/edit/nobody-9f3k2', 404, 'No account here'],
    ['x/edit/maya_ho1limund', 200, 'would open here'],
    ['x/u/Maya_Hol1imund', 200, 'Message me about the offer.'],
    ['tiktok/u/maya.hollimund', 200, 'Member since'],
    ['google/u/mhcello', 200, 'YouTube'],
    ['facebook/report', 200, 'A picture of an identity document'],
    ['nowhere/report', 404, 'no such platform'],
    ['x/u/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200, '&#60;script&#62;'],
  ])('%s', async (path, status, words) => {
    const response = await setUp().get(path);
    expect(response.status).toBe(status);
    expect(response.body).toContain(words);
    expect(response.body).toContain('Demonstration data');
    expect(response.body).not.toMatch(/<script|<style|style="|onclick/);
  });

  it('pictures are PNG, or JPEG where a copy was recompressed', async () => {
    const { get } = setUp();
    const own = await get('github/avatars/maya-hollimund');
    expect([own.headers?.['content-type'], (own.body as Buffer).subarray(1, 4).toString()]).toEqual([
      'image/png',
      'PNG',
    ]);
    const copy = await get('github/avatars/maya-hollimund-official');
    expect([copy.headers?.['content-type'], (copy.body as Buffer).subarray(0, 2).toString('hex')]).toEqual([
      'image/jpeg',
      'ffd8',
    ]);
    expect((await get('github/avatars/nobody-9f3k2')).status).toBe(404);
    expect((await get('site.css')).headers?.['content-type']).toContain('text/css');
    for (const font of ['text.woff2', 'mono.woff2'])
      expect(((await get(font)).body as Buffer).subarray(0, 4).toString()).toBe('wOF2');
  });
});
