import { describe, expect, it } from 'vitest';
import { answering, json } from '../../../test/support/sources/asked-source.ts';
import { recorded, recordedNames, replay } from '../../../test/support/sources/recorded.ts';
import { connectedWebSearch } from '../index.ts';

const access = { apiUrl: 'https://api.search.brave.com/res/v1', token: 'a-key' };
const identity = { handles: ['maya-hollimund', 'maya_hollimund'], names: ['Maya Hollimund'] };
const searching = (...replies: (Response | Error)[]) => {
  const { ask, ...kept } = answering(...replies);
  return { web: connectedWebSearch({ WEB: access }, ask)!, ...kept };
};
const found = (...results: unknown[]) =>
  json({ type: 'search', query: { original: 'q' }, web: { type: 'search', results } });
const picture = 'https://imgs.search.brave.com/a/rs:fit:200:200:1:0/g:ce/b';
const seen = async (...results: unknown[]) =>
  (await searching(found(...results)).web.seen(identity)).profiles;

describe('what is asked', () => {
  it('is one question for an identity, with the key in its header', async () => {
    const { web, asked } = searching(found());
    expect(await web.seen(identity)).toEqual({ profiles: [], questions: 1 });
    expect(asked[0]!.headers['x-subscription-token']).toBe('a-key');
    expect(asked[0]!.url.href).not.toContain('a-key');
    expect(asked[0]!.url.pathname).toBe('/res/v1/web/search');
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({
      q: '("maya-hollimund" OR "maya_hollimund" OR "maya hollimund") (site:facebook.com OR site:linkedin.com OR site:tiktok.com OR site:pinterest.com OR site:snapchat.com OR site:open.spotify.com OR site:learn.microsoft.com OR site:discord.com)',
      ...{ count: '20', country: 'ALL', safesearch: 'off', result_filter: 'web' },
      ...{ extra_snippets: 'true', spellcheck: 'false' },
    });
  });

  it('is split where it is longer than the search engine takes, and no part of it is', async () => {
    const handles = Array.from({ length: 30 }, (_, i) => `maya-hollimund-number-${i}`);
    const { web, asked } = searching(...handles.map(() => found()));
    const { questions } = await web.seen({ handles, names: ['a "b" c', 'x'.repeat(500), ' '] });
    const queries = asked.map(({ url }) => url.searchParams.get('q')!);
    expect(questions).toBe(queries.length);
    expect(queries.length).toBeGreaterThan(1);
    for (const query of queries) {
      expect(query.length).toBeLessThanOrEqual(400);
      expect(query.split(/\s+/).length).toBeLessThanOrEqual(50);
    }
    for (const handle of [...handles, 'a b c']) expect(queries.join()).toContain(`"${handle}"`);
    expect(queries.join()).not.toContain('xxx');
  });

  it('is nothing where there is nothing to look for', async () => {
    const { web, asked } = searching();
    expect(await web.seen({ handles: [], names: [] })).toEqual({ profiles: [], questions: 0 });
    expect(asked).toEqual([]);
  });

  it('needs a key', () => {
    const { ask } = answering();
    expect(connectedWebSearch({}, ask)).toBeUndefined();
    expect(connectedWebSearch({ WEB: { apiUrl: access.apiUrl } }, ask)).toBeUndefined();
  });
});

describe('a result', () => {
  it('of a profile is an account, as far as it shows', async () => {
    const result = {
      title: 'Maya Hollimund (@maya.hollimund) | TikTok',
      url: 'https://www.tiktok.com/@maya.hollimund?lang=en',
      description: '<strong>Stoneware</strong> &amp; slow glazes.',
      thumbnail: { src: picture, original: 'https://p16.tiktokcdn.com/a', logo: false },
    };
    expect(await seen(result)).toEqual([
      {
        ...{ platform: 'TIKTOK', handle: 'maya.hollimund', seenIn: 'web search' },
        url: 'https://www.tiktok.com/@maya.hollimund?lang=en',
        name: 'Maya Hollimund',
        bio: 'Stoneware & slow glazes.',
        imageUrl: picture,
      },
    ]);
  });

  it.each([
    ['https://se.linkedin.com/in/hollimund', 'Maya Hollimund | LinkedIn', 'LINKEDIN', 'hollimund'],
    ['https://www.linkedin.com/in/hollimund/sv', 'Maya Hollimund | LinkedIn', 'LINKEDIN', 'hollimund'],
    ['https://www.linkedin.com/in/j%C3%BCrgen-k', 'Maya Hollimund | LinkedIn', 'LINKEDIN', 'jürgen-k'],
    ['https://www.facebook.com/profile.php?id=100001', 'Maya Hollimund | Facebook', 'FACEBOOK', '100001'],
    ['https://www.facebook.com/people/Maya-H/100001/', 'Maya Hollimund | Facebook', 'FACEBOOK', '100001'],
    [
      'https://www.pinterest.co.uk/mayah/',
      'Maya Hollimund (mayah) - Profile | Pinterest',
      'PINTEREST',
      'mayah',
    ],
    ['https://www.snapchat.com/add/maya-h', 'Maya Hollimund on Snapchat', 'SNAPCHAT', 'maya-h'],
    ['https://open.spotify.com/user/mayah', 'Maya Hollimund on Spotify', 'SPOTIFY', 'mayah'],
    [
      'https://learn.microsoft.com/en-us/users/mayah/',
      'Maya Hollimund - Microsoft Learn',
      'MICROSOFT',
      'mayah',
    ],
    [
      'https://discord.com/users/123456789012345678',
      'Maya Hollimund | Discord',
      'DISCORD',
      '123456789012345678',
    ],
  ])('%s', async (url, title, platform, handle) => {
    expect(await seen({ url, title })).toMatchObject([{ platform, handle, name: 'Maya Hollimund' }]);
  });

  it('of a page below a profile names the account and nothing else', async () => {
    const url = 'https://www.tiktok.com/@maya.hollimund/video/712';
    const below = {
      url,
      title: 'How to glaze | TikTok',
      description: 'Maya Hollimund',
      thumbnail: { src: picture },
    };
    expect(await seen(below)).toEqual([
      {
        ...{ platform: 'TIKTOK', handle: 'maya.hollimund', seenIn: 'web search' },
        url: 'https://www.tiktok.com/@maya.hollimund',
      },
    ]);
    const profile = {
      url: 'https://www.tiktok.com/@Maya.Hollimund',
      title: 'Maya (@maya.hollimund) | TikTok',
    };
    expect(await seen(below, profile)).toMatchObject([{ name: 'Maya' }]);
    expect(await seen(profile, below)).toMatchObject([{ name: 'Maya' }]);
  });

  it.each([
    'https://www.facebook.com/groups/potters',
    'https://www.tiktok.com/tag/stoneware',
    'https://github.com/maya-hollimund',
    'https://x.com/maya_hollimund',
    'https://potters.example/maya',
    'javascript:alert(1)',
  ])('is left out where it is no account of these platforms: %s', async (url) => {
    expect(await seen({ url, title: 'Maya Hollimund' })).toEqual([]);
  });

  it.each([
    ['of another host', { src: 'https://p16.tiktokcdn.com/a.jpg' }],
    ['that is the site’s mark', { src: picture, logo: true }],
  ])('keeps no picture %s', async (_, thumbnail) => {
    const [profile] = await seen({ url: 'https://www.tiktok.com/@maya.h', title: 'Maya', thumbnail });
    expect(profile).toMatchObject({ handle: 'maya.h', imageUrl: undefined });
  });

  it('of another shape is left out, and the others are read', async () => {
    expect(
      await seen(null, { url: 5 }, { title: 'x' }, { url: 'https://www.tiktok.com/@maya.h', title: null }),
    ).toMatchObject([{ handle: 'maya.h' }]);
  });
});

describe('could not look', () => {
  const refusal = (status: number, code: string, meta: object = {}, headers: Record<string, string> = {}) =>
    json(
      { type: 'ErrorResponse', error: { id: 'a', status, code, detail: code, meta }, time: 1 },
      status,
      headers,
    );
  const limits = {
    'x-ratelimit-limit': '1, 2000',
    'x-ratelimit-remaining': '0, 3',
    'x-ratelimit-reset': '1, 1419704',
  };
  const rate = { plan: 'Free', rate_limit: 1, rate_current: 1, quota_limit: 2000, quota_current: 15 };

  it.each([
    ['a wrong key', refusal(422, 'SUBSCRIPTION_TOKEN_INVALID', { component: 'authentication' }), 'refused'],
    [
      'no key',
      refusal(422, 'VALIDATION', { errors: [{ type: 'missing', loc: ['header', 'x-subscription-token'] }] }),
      'refused',
    ],
    [
      'no key, as headers are written',
      refusal(422, 'VALIDATION', {
        errors: [{ type: 'missing', loc: ['header', 'X-Subscription-Token'], msg: 'Field required' }],
      }),
      'refused',
    ],
    ['no subscription', refusal(404, 'SUBSCRIPTION_NOT_FOUND'), 'refused'],
    ['a list of errors', json({ errors: [{ code: 'SUBSCRIPTION_TOKEN_INVALID' }] }, 422), 'refused'],
    ['401', json({}, 401), 'refused'],
    ['a wrong parameter', refusal(422, 'VALIDATION', { errors: [{ loc: ['query', 'count'] }] }), 'broken'],
    ['the rate of a second', refusal(429, 'RATE_LIMITED', rate, limits), 'wait', 1000],
    ['the quota of a month', refusal(429, 'QUOTA_LIMITED', {}, limits), 'wait', 1_419_704_000],
    [
      'the quota of a month under the other name',
      refusal(429, 'RATE_LIMITED', { ...rate, quota_current: 2000 }, limits),
      'wait',
      1_419_704_000,
    ],
    [
      'the quota of a month that its headers alone tell',
      json({}, 429, { ...limits, 'x-ratelimit-remaining': '1, 0' }),
      'wait',
      1_419_704_000,
    ],
    [
      'the rate of a plan without a month’s limit',
      refusal(
        429,
        'RATE_LIMITED',
        {},
        { ...limits, 'x-ratelimit-limit': '50, 0', 'x-ratelimit-remaining': '0, 0' },
      ),
      'wait',
      1000,
    ],
    ['the quota without headers', refusal(429, 'QUOTA_LIMITED'), 'wait'],
    ['429 as a page', new Response('<html>', { status: 429 }), 'wait'],
    ['a page', new Response('<html>'), 'broken'],
    ['an empty answer', new Response(''), 'broken'],
    ['an answer of another kind', json({}), 'broken'],
    ['another shape', json({ type: 'search', web: { results: 'none' } }), 'broken'],
    ['a broken connection', new TypeError('reset'), 'broken'],
  ])('%s', async (_, answer, kind, retryAfter?: number) => {
    const replies = answer instanceof Error ? [answer, answer, answer] : [answer];
    await expect(searching(...replies).web.seen(identity)).rejects.toMatchObject({
      ...{ name: 'SourceSilent', kind, retryAfter },
    });
  });

  it('says that a month is used up, not that we were too fast', async () => {
    await expect(searching(refusal(429, 'QUOTA_LIMITED')).web.seen(identity)).rejects.toThrow(/this month/);
  });

  it('an answer without results is nobody found', async () => {
    const nothing = json({ type: 'search', query: { original: 'q' }, mixed: {} });
    expect(await searching(nothing).web.seen(identity)).toEqual({ profiles: [], questions: 1 });
  });
});

const names = recordedNames('BRAVE');
describe.skipIf(names.length === 0)('recorded answers (of ../shared/recorded)', () => {
  it.each(names)('%s is read, or said to be none', async (name) => {
    const answer = recorded(`BRAVE/${name}`);
    const asked = searching(replay(answer)).web.seen(identity);
    if (answer.status === 200) expect((await asked).profiles.every(({ seenIn }) => seenIn)).toBe(true);
    else await expect(asked).rejects.toMatchObject({ name: 'SourceSilent' });
  });
});
