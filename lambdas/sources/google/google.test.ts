import { describe, expect, it } from 'vitest';
import { answering, json } from '../../../test/support/sources/asked-source.ts';
import { recorded, recordedNames, replay } from '../../../test/support/sources/recorded.ts';
import { google } from './google.ts';
import { untilItsMidnight } from './silence.ts';

const access = { apiUrl: 'https://youtube.googleapis.com/youtube/v3', token: 'a-key' };
const youtube = (...replies: (Response | Error)[]) => {
  const { ask, ...kept } = answering(...replies);
  return { source: google(access, ask), ...kept };
};

const id = 'UCabcdefghijklmnopqrstuv';
const channel = {
  kind: 'youtube#channel',
  id,
  snippet: {
    title: 'Maya Hollimund',
    description: 'Stoneware.\n',
    customUrl: '@mayahollimund',
    publishedAt: '2016-03-01T10:00:00.123Z',
    thumbnails: {
      default: { url: 'https://yt3.ggpht.com/s88' },
      high: { url: 'https://yt3.ggpht.com/s800' },
    },
    country: 'SE',
  },
  statistics: { viewCount: '9', subscriberCount: '1230', hiddenSubscriberCount: false, videoCount: '4' },
};
const list = (...items: unknown[]) =>
  json({
    kind: 'youtube#channelListResponse',
    pageInfo: { totalResults: items.length, resultsPerPage: 5 },
    items,
  });
const nobody = () =>
  json({ kind: 'youtube#channelListResponse', pageInfo: { totalResults: 0, resultsPerPage: 5 } });
const refusal = (status: number, reason: string, message = reason) =>
  json({ error: { code: status, message, errors: [{ message, domain: 'youtube', reason }] } }, status);

describe('a look-up', () => {
  it('asks for a handle by forHandle, with the key', async () => {
    const { source, asked } = youtube(list(channel));
    const sights = await source.lookUp(['MayaHollimund']);
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/youtube/v3/channels']);
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({
      part: 'snippet,statistics',
      forHandle: '@MayaHollimund',
      maxResults: '50',
      key: 'a-key',
    });
    expect(sights.get('MayaHollimund')).toEqual({
      is: 'there',
      profile: {
        platform: 'GOOGLE',
        accountId: id,
        handle: 'mayahollimund',
        url: 'https://www.youtube.com/@mayahollimund',
        name: 'Maya Hollimund',
        bio: 'Stoneware.',
        location: 'Sweden',
        imageUrl: 'https://yt3.ggpht.com/s800',
        createdAt: '2016-03-01T10:00:00.123Z',
        followers: 1230,
      },
    });
  });

  it('asks for a channel by its id, which is its handle where it has no other', async () => {
    const { source, asked } = youtube(
      list({ ...channel, snippet: { ...channel.snippet, customUrl: undefined } }),
    );
    const sight = (await source.lookUp([id])).get(id);
    expect(asked[0]!.url.searchParams.get('id')).toBe(id);
    expect(sight).toMatchObject({
      profile: { handle: id, url: `https://www.youtube.com/channel/${id}` },
    });
  });

  it('asks nothing of a name from before handles: the handle of the same letters may be another channel', async () => {
    const { source, asked } = youtube();
    expect((await source.lookUp(['user/maya'])).get('user/maya')).toMatchObject({ is: 'withheld' });
    expect(asked).toEqual([]);
  });

  it('leaves out a count that is hidden', async () => {
    const statistics = { hiddenSubscriberCount: true, subscriberCount: '0' };
    const sight = (await youtube(list({ ...channel, statistics })).source.lookUp(['m'])).get('m');
    expect(sight).toMatchObject({ is: 'there', profile: { followers: undefined } });
  });

  it.each([
    ['an answer without items', nobody()],
    ['an empty list', list()],
    ['channelNotFound', refusal(404, 'channelNotFound')],
  ])('says nobody on %s', async (_, answer) => {
    expect((await youtube(answer).source.lookUp(['nobody-9'])).get('nobody-9')).toEqual({ is: 'nobody' });
  });
});

describe('a search', () => {
  it('brings the channels’ handles and counts by a second question, in its own order', async () => {
    const other = { ...channel, id: 'UC2bcdefghijklmnopqrstuv', snippet: { title: 'Other' } };
    const { source, asked } = youtube(
      json({
        kind: 'youtube#searchListResponse',
        items: [
          { id: { kind: 'youtube#channel', channelId: other.id }, snippet: { title: 'Other' } },
          { snippet: { channelId: id } },
          { id: { channelId: 'UCgonegonegonegonegonego' } },
        ],
      }),
      list(channel, other),
    );
    expect((await source.search!('maya', 'name')).map(({ handle }) => handle)).toEqual([
      other.id,
      'mayahollimund',
    ]);
    expect(asked[0]!.url.pathname).toBe('/youtube/v3/search');
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toMatchObject({
      ...{ part: 'snippet', type: 'channel', q: 'maya', key: 'a-key' },
    });
    expect(asked[1]!.url.searchParams.get('id')).toBe(`${other.id},${id},UCgonegonegonegonegonego`);
  });

  it('that finds nothing asks no second question', async () => {
    const { source, asked } = youtube(json({ kind: 'youtube#searchListResponse', items: [] }));
    expect(await source.search!('maya', 'name')).toEqual([]);
    expect(asked.length).toBe(1);
  });
});

describe('could not look', () => {
  const perDay = {
    error: {
      ...{ code: 429, message: 'Quota exceeded', status: 'RESOURCE_EXHAUSTED' },
      errors: [{ reason: 'rateLimitExceeded' }],
      details: [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit: 'defaultPerDayPerProject' } }],
    },
  };
  // 20 November 2026, 8:00 in Greenwich, is midnight in California.
  it.each([
    ['a day’s quota', refusal(403, 'quotaExceeded'), 'wait', 24 * 3_600_000],
    ['an older day’s quota', refusal(403, 'dailyLimitExceeded'), 'wait', 24 * 3_600_000],
    ['a day’s quota as 429', json(perDay, 429), 'wait', 24 * 3_600_000],
    [
      'a day’s quota that words alone tell',
      json(
        {
          error: {
            code: 403,
            message:
              'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
          },
        },
        403,
      ),
      'wait',
      24 * 3_600_000,
    ],
    [
      'a minute’s quota',
      json(
        {
          error: {
            ...{ code: 429, message: 'Quota exceeded for quota metric', status: 'RESOURCE_EXHAUSTED' },
            errors: [{ domain: 'global', reason: 'rateLimitExceeded' }],
            details: [
              { reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit: 'defaultPerMinutePerProject' } },
            ],
          },
        },
        429,
      ),
      'wait',
      undefined,
    ],
    [
      'a key for another API',
      json(
        {
          error: {
            ...{ code: 403, message: 'Requests to this API are blocked.', status: 'PERMISSION_DENIED' },
            details: [{ reason: 'API_KEY_SERVICE_BLOCKED', domain: 'googleapis.com' }],
          },
        },
        403,
      ),
      'refused',
      undefined,
    ],
    [
      'a key that has ended',
      json(
        {
          error: {
            ...{
              code: 400,
              message: 'API key expired. Please renew the API key.',
              status: 'INVALID_ARGUMENT',
            },
            details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }],
          },
        },
        400,
      ),
      'refused',
      undefined,
    ],
    ['too fast', refusal(403, 'rateLimitExceeded'), 'wait', undefined],
    ['too fast for a user', refusal(403, 'userRateLimitExceeded'), 'wait', undefined],
    ['429 with a pause', new Response('', { status: 429, headers: { 'retry-after': '7' } }), 'wait', 7000],
    ['a wrong key', refusal(400, 'keyInvalid'), 'refused', undefined],
    [
      'a wrong key, newer',
      refusal(400, 'badRequest', 'API key not valid. Please pass a valid API key.'),
      'refused',
      undefined,
    ],
    ['an API that is off', refusal(403, 'accessNotConfigured'), 'refused', undefined],
    ['no permission', refusal(403, 'forbidden'), 'refused', undefined],
    ['401', refusal(401, 'authError'), 'refused', undefined],
    ['another parameter', refusal(400, 'invalidParameter'), 'broken', undefined],
    ['404 without a reason', json({}, 404), 'broken', undefined],
    ['a page', new Response('<html>', { status: 200 }), 'broken', undefined],
    ['an empty answer', new Response('', { status: 200 }), 'broken', undefined],
    ['an answer of another kind', json({}), 'broken', undefined],
    [
      'fewer channels than it counts',
      json({ ...perDay, kind: 'youtube#channelListResponse', pageInfo: { totalResults: 1 } }),
      'broken',
      undefined,
    ],
    ['a channel of another shape', list({ id: 5 }), 'broken', undefined],
    ['another channel than asked', list({ ...channel, id: 'UCzzzzzzzzzzzzzzzzzzzzzz' }), 'broken', undefined],
    ['a broken connection', new TypeError('reset'), 'broken', undefined],
  ])('%s', async (_, answer, kind, retryAfter) => {
    const replies = answer instanceof Error ? [answer, answer, answer] : [answer];
    await expect(youtube(...replies).source.lookUp([id])).rejects.toMatchObject({
      name: 'SourceSilent',
      kind,
      retryAfter,
    });
  });
});

it.each([
  ['2026-11-20T07:59:59Z', 1000],
  ['2026-07-01T12:00:00Z', 19 * 3_600_000],
  // The day on which summer ends has 25 hours, that on which it begins 23.
  ['2026-11-01T07:30:00Z', 24.5 * 3_600_000],
  ['2026-03-08T08:30:00Z', 22.5 * 3_600_000],
])('Google’s day ends at midnight in California, at %s in %i ms', (now, rest) => {
  expect(untilItsMidnight(Date.parse(now))).toBe(rest);
});

it('fetches pictures from Google’s hosts only', () => {
  const { source } = youtube();
  expect(source.servesImage('https://yt3.ggpht.com/ytc/a')).toBe(true);
  expect(source.servesImage('https://yt3.googleusercontent.com/a')).toBe(true);
  expect(source.servesImage('http://yt3.ggpht.com/a')).toBe(false);
  expect(source.servesImage('https://ggpht.com.evil.example/a')).toBe(false);
});

const names = recordedNames('GOOGLE');
describe.skipIf(names.length === 0)('recorded answers (of ../shared/recorded)', () => {
  const outcome = async (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

  it.each(names)('%s is read, or said to be none', async (name) => {
    const answer = recorded(`GOOGLE/${name}`);
    const looked = await outcome(youtube(replay(answer)).source.lookUp(['UC_x5XG1OV2P6uZZ5FSM9Ttw']));
    const searched = await outcome(youtube(replay(answer), nobody()).source.search!('maya', 'name'));
    const { kind, items } = (answer.body ?? {}) as { kind?: string; items?: { id: unknown }[] };
    const isThis = items?.[0]?.id === 'UC_x5XG1OV2P6uZZ5FSM9Ttw';
    if (kind === 'youtube#channelListResponse' && (isThis || !items?.length)) {
      const sight = (looked as Map<string, object>).get('UC_x5XG1OV2P6uZZ5FSM9Ttw');
      const profile = { handle: 'googledevelopers', location: 'United States' };
      expect(sight).toMatchObject(isThis ? { is: 'there', profile } : { is: 'nobody' });
    } else expect(looked).toMatchObject({ name: 'SourceSilent' });
    if (kind === 'youtube#searchListResponse') expect(searched).toEqual([]);
    else expect(searched).toMatchObject({ name: 'SourceSilent' });
  });

  it.each([
    ['error-400-key-invalid', 'refused'],
    ['error-403-api-not-enabled', 'refused'],
    ['error-403-permission', 'refused'],
  ])('%s is %s', async (name, kind) => {
    await expect(youtube(replay(recorded(`GOOGLE/${name}`))).source.lookUp(['m'])).rejects.toMatchObject({
      kind,
    });
  });

  it('every channel that a search names is asked for', async () => {
    const { source, asked } = youtube(replay(recorded('GOOGLE/search-list-type-channel')), nobody());
    await source.search!('maya', 'name');
    expect(asked[1]!.url.searchParams.get('id')!.split(',').length).toBeGreaterThanOrEqual(3);
  });
});
