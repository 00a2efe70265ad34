import { describe, expect, it } from 'vitest';
import { answering, json } from '../../../test/support/sources/asked-source.ts';
import { recorded, recordedNames, replay } from '../../../test/support/sources/recorded.ts';
import { instagram } from './instagram.ts';

const access = {
  apiUrl: 'https://graph.facebook.com/v23.0',
  accountId: '17841400000000001',
  token: 'a-token',
};
const meta = (...replies: (Response | Error)[]) => {
  const { ask, ...kept } = answering(...replies);
  return { source: instagram(access, ask), ...kept };
};
const lookUp = async (handle: string, ...replies: (Response | Error)[]) =>
  (await meta(...replies).source.lookUp([handle])).get(handle);

const maya = {
  id: '17841407673135339',
  username: 'hollimund.clay',
  name: 'Maya Hollimund',
  biography: 'Stoneware and slow glazes.',
  website: 'https://hollimund.example',
  profile_picture_url: 'https://scontent-arn2-1.cdninstagram.com/v/a.jpg',
  followers_count: 5480,
  follows_count: 96,
  media_count: 211,
};
const found = (profile: object) => json({ business_discovery: profile, id: access.accountId });
const refusal = (code: number, more: object = {}, status = 400, headers: Record<string, string> = {}) =>
  json(
    { error: { message: `(#${code})`, type: 'OAuthException', code, ...more, fbtrace_id: 'A' } },
    status,
    headers,
  );

describe('a look-up', () => {
  it('asks our own account for a professional account by its name', async () => {
    const { source, asked } = meta(found(maya));
    const sight = (await source.lookUp(['hollimund.clay'])).get('hollimund.clay');
    expect(asked[0]!.url.pathname).toBe('/v23.0/17841400000000001');
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({
      fields:
        'business_discovery.username(hollimund.clay){id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count}',
      access_token: 'a-token',
    });
    expect(sight).toEqual({
      is: 'there',
      profile: {
        platform: 'INSTAGRAM',
        accountId: '17841407673135339',
        handle: 'hollimund.clay',
        url: 'https://www.instagram.com/hollimund.clay/',
        name: 'Maya Hollimund',
        bio: 'Stoneware and slow glazes.',
        links: ['https://hollimund.example'],
        imageUrl: 'https://scontent-arn2-1.cdninstagram.com/v/a.jpg',
        followers: 5480,
        following: 96,
      },
    });
  });

  it('reads an account that has set nothing', async () => {
    expect(await lookUp('bare', found({ username: 'Bare', id: '1' }))).toMatchObject({
      is: 'there',
      profile: { handle: 'Bare', name: undefined, bio: undefined, links: [], followers: undefined },
    });
  });

  it.each([
    ['as Meta documents it', refusal(110, { error_subcode: 2207013 })],
    ['by its code', refusal(110)],
    ['by its sub-code', refusal(100, { error_subcode: 2207013 })],
  ])('does not say nobody where it may be a personal account: %s', async (_, answer) => {
    expect(await lookUp('someone', answer)).toEqual({
      is: 'withheld',
      why: 'Instagram doesn’t show personal accounts or whether they exist.',
    });
  });

  it('puts nothing but a name into the question', async () => {
    const { source, asked } = meta();
    const odd = 'a){id},media{caption';
    expect((await source.lookUp([odd])).get(odd)).toEqual({ is: 'nobody' });
    expect(asked).toEqual([]);
  });

  it('there is no search', () => {
    expect(meta().source.search).toBeUndefined();
  });
});

describe('could not look', () => {
  const usage = JSON.stringify({
    '17841400000000001': [{ type: 'instagram', call_count: 100, estimated_time_to_regain_access: 12 }],
  });
  it.each([
    ['a limit of the app', refusal(4, {}, 403), 'wait', undefined],
    ['a limit of a user', refusal(17), 'wait', undefined],
    [
      'a limit of an account',
      refusal(80002, {}, 400, { 'x-business-use-case-usage': usage }),
      'wait',
      720_000,
    ],
    [
      'a limit with a spoilt header',
      refusal(32, {}, 400, { 'x-business-use-case-usage': '{' }),
      'wait',
      undefined,
    ],
    ['a block for a while', refusal(368, {}, 400), 'wait', undefined],
    ['429 with a pause', new Response('', { status: 429, headers: { 'retry-after': '9' } }), 'wait', 9000],
    ['a missing permission', refusal(10, {}, 403), 'refused', undefined],
    ['a missing permission of another kind', refusal(200, {}, 403), 'refused', undefined],
    ['#100 without the permission', refusal(100), 'refused', undefined],
    ['an account that is not ours', refusal(100, { error_subcode: 33 }), 'refused', undefined],
    ['a token that has ended', refusal(190, { error_subcode: 463 }, 401), 'refused', undefined],
    ['something passing', refusal(2, { is_transient: true }), 'broken', undefined],
    ['404', json({}, 404), 'broken', undefined],
    ['a page', new Response('<html>'), 'broken', undefined],
    ['an empty answer', new Response(''), 'broken', undefined],
    ['our own account alone', json({ id: access.accountId }), 'broken', undefined],
    ['another account than asked', found({ ...maya, username: 'somebody' }), 'broken', undefined],
    ['another shape', found({ ...maya, followers_count: 'many' }), 'broken', undefined],
    ['a broken connection', new TypeError('reset'), 'broken', undefined],
  ])('%s', async (_, answer, kind, retryAfter) => {
    const replies = answer instanceof Error ? [answer, answer, answer] : [answer];
    await expect(lookUp('hollimund.clay', ...replies)).rejects.toMatchObject({
      ...{ name: 'SourceSilent', kind, retryAfter },
    });
  });
});

it('fetches pictures from Instagram’s hosts only', () => {
  const { source } = meta();
  expect(source.servesImage('https://scontent-nrt1-1.cdninstagram.com/v/a.jpg')).toBe(true);
  expect(source.servesImage('https://scontent-nrt1-1.xx.fbcdn.net/v/a.jpg')).toBe(true);
  expect(source.servesImage('https://cdninstagram.com.evil.example/a.jpg')).toBe(false);
});

const names = recordedNames('INSTAGRAM');
describe.skipIf(names.length === 0)('recorded answers (of ../shared/recorded)', () => {
  it.each(names)('%s is read, or said to be none', async (name) => {
    const asked = lookUp('facebookfordevelopers', replay(recorded(`INSTAGRAM/${name}`)));
    const { error } = (recorded(`INSTAGRAM/${name}`).body ?? {}) as {
      error?: { code: number; error_subcode?: number };
    };
    if (name === 'business_discovery-ok')
      expect(await asked).toMatchObject({
        is: 'there',
        profile: { name: 'Facebook for Developers', followers: 64976, following: undefined, links: [] },
      });
    else if (error?.code === 110 || error?.error_subcode === 2207013)
      expect(await asked).toMatchObject({ is: 'withheld' });
    else await expect(asked).rejects.toMatchObject({ name: 'SourceSilent' });
    if (error?.code === 100 && !error.error_subcode)
      await expect(asked).rejects.toMatchObject({ kind: 'refused' });
  });
});
