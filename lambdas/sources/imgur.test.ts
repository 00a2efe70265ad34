import { describe, expect, it } from 'vitest';
import { answering, json } from '../../test/support/sources/asked-source.ts';
import { outcomeOf } from '../../test/support/sources/outcome-of.ts';
import { recorded, recordedNames, replay } from '../../test/support/sources/recorded.ts';
import { imgur } from './imgur.ts';

function asking(...replies: (Response | Error)[]) {
  const { ask, ...seen } = answering(...replies);
  return {
    source: imgur({ apiUrl: 'https://api.imgur.com', clientId: 'c', licence: 'non-commercial' }, ask),
    ...seen,
  };
}
const there = (profile: object) => ({ is: 'there', profile: expect.objectContaining(profile) });
const broken = expect.objectContaining({ silent: 'broken' });
const refused = expect.objectContaining({ silent: 'refused' });
const wait = expect.objectContaining({ silent: 'wait' });
const unsaid = { is: 'withheld', why: 'Imgur didn’t say whether this account exists.' };
const lookUp = async (handle: string, ...replies: (Response | Error)[]) => {
  const outcome = await outcomeOf(asking(...replies).source.lookUp([handle]));
  return outcome instanceof Map ? outcome.get(handle) : outcome;
};
const failed = (status: number, error: unknown, request = '/3/account/Maya') =>
  json({ data: { error, request, method: 'GET' }, success: false, status }, status);

it('asks for one account with our client', async () => {
  const data = {
    ...{ id: 7, url: 'maya', bio: 'Pots', reputation: -3, created: 1395684219, pro_expiration: false },
    ...{ avatar: 'https://imgur.com/user/maya/avatar?maxwidth=290', avatar_name: 'profile/a' },
  };
  const { source, asked } = asking(json({ data, success: true, status: 200 }));
  expect((await source.lookUp(['Maya'])).get('Maya')).toEqual({
    is: 'there',
    profile: {
      ...{ platform: 'IMGUR', accountId: '7', handle: 'maya', url: 'https://imgur.com/user/maya' },
      ...{ bio: 'Pots', links: [], createdAt: '2014-03-24T18:03:39.000Z' },
      imageUrl: 'https://imgur.com/user/maya/avatar?maxwidth=290',
    },
  });
  expect(String(asked[0]!.url)).toBe('https://api.imgur.com/3/account/Maya');
  expect(asked[0]).toMatchObject({ method: 'GET', headers: { authorization: 'Client-ID c' } });
});

it('asks nothing for a handle that no account of Imgur can have', async () => {
  const { source, asked } = asking();
  expect((await source.lookUp(['me', 'maya-h'])).get('maya-h')).toEqual({ is: 'nobody' });
  expect(asked).toEqual([]);
});

it('cannot be searched', () => expect(asking().source.search).toBeUndefined());

const tooMany = { errors: [{ id: 'legacy-api/1', code: '429', status: 'Too Many Requests' }] };
const reset = String(Date.parse('2026-11-20T08:30:00Z') / 1000);
it.each([
  ['nobody, where the answer is about this account', failed(404, 'Unable to find'), { is: 'nobody' }],
  ['nobody, named without the version', failed(404, 'Unable', '/account/maya'), { is: 'nobody' }],
  [
    'nobody, named with what was asked besides',
    failed(404, 'x', '/3/account/Maya?client_id=c'),
    { is: 'nobody' },
  ],
  [
    'nobody, with the reason as an object',
    failed(404, { code: 404, message: 'No account' }),
    { is: 'nobody' },
  ],
  ['a 404 about what is below the account', failed(404, 'x', '/3/account/Maya/images'), unsaid],
  ['a 404 in the shape without data', json({ errors: [{ code: '404', status: 'Not Found' }] }, 404), broken],
  ['a 404 about something else', failed(404, 'Unable to find', '/3/image/Maya'), unsaid],
  ['a 404 that is a page', new Response('<html>', { status: 404 }), broken],
  ['a used-up rate', json(tooMany, 429), wait],
  ['a used-up rate as a sentence', failed(429, 'Too Many Requests'), wait],
  ['a used-up rate without a body', new Response('', { status: 429 }), wait],
  ['a used-up rate as an object', failed(400, { code: 429, message: 'Too fast' }), wait],
  [
    'a used-up hour',
    json(tooMany, 429, { 'x-ratelimit-userremaining': '0', 'x-ratelimit-userreset': reset }),
    expect.objectContaining({ silent: 'wait', after: 1_800_000 }),
  ],
  ['a used-up day', json({}, 403, { 'x-ratelimit-clientremaining': '0' }), wait],
  ['a wrong client', failed(403, 'Invalid client_id'), refused],
  ['no client', failed(401, 'Authentication required'), refused],
  ['too much to do', failed(403, 'Imgur is temporarily over capacity. Please try again later.'), broken],
  ['a failure under a 200', json({ data: { error: 'x' }, success: false, status: 1203 }), broken],
  [
    'a picture that is Imgur’s own',
    json({ data: { id: 1, url: 'm', avatar: 'a', avatar_name: 'default/M' } }),
    there({ imageUrl: undefined }),
  ],
  ['another shape', json({ data: { id: 'x', url: 'm' }, success: true }), broken],
  ['a page', new Response('<html>'), broken],
  ['nothing', new Response(''), broken],
])('reads %s', async (_, reply, expected) => {
  expect(await lookUp('Maya', reply)).toEqual(expected);
});

it('could not look: a connection that breaks', async () => {
  expect(await lookUp('maya', new Error(), new Error(), new Error())).toEqual(broken);
});

it("fetches pictures from Imgur's hosts only", () => {
  const { source } = asking();
  expect(source.servesImage('https://imgur.com/user/maya/avatar')).toBe(true);
  expect(source.servesImage('https://i.imgur.com/a.png')).toBe(true);
  expect(source.servesImage('http://imgur.com/a.png')).toBe(false);
});

/** What each recording says of an account; one that is not named here must be read or refused. */
const readings: Record<string, unknown> = {
  'account-error-object-500': broken,
  'account-me-403-invalid-token': refused,
  'account-username-ok': there({
    ...{ handle: 'buahcgguupd', accountId: '50232019', bio: undefined, imageUrl: undefined },
    createdAt: '2014-03-24T18:03:39.000Z',
  }),
  'client-id-403': refused,
  'not-found-404': unsaid,
  'over-capacity': broken,
  'token-ok': broken,
};

describe('what Imgur answered', () => {
  const names = recordedNames('IMGUR');
  if (names.length === 0) it.skip('the recordings are absent (../shared/recorded)', () => {});

  it.each(names)('%s', async (name) => {
    const answers = [0, 1, 2].map(() => replay(recorded(`IMGUR/${name}`)));
    const outcome = await lookUp('maya', ...answers);
    if (name in readings) expect(outcome).toEqual(readings[name]);
    else expect(outcome).not.toEqual({ is: 'nobody' });
  });
});
