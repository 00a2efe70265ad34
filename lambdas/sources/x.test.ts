import { describe, expect, it } from 'vitest';
import { answering, json } from '../../test/support/sources/asked-source.ts';
import { outcomeOf } from '../../test/support/sources/outcome-of.ts';
import { recorded, recordedNames, replay } from '../../test/support/sources/recorded.ts';
import { x } from './x.ts';

function asking(...replies: (Response | Error)[]) {
  const { ask, ...seen } = answering(...replies);
  return { source: x({ apiUrl: 'https://api.x.com', token: 't' }, ask), ...seen };
}
const there = (profile: object) => ({ is: 'there', profile: expect.objectContaining(profile) });
const broken = expect.objectContaining({ silent: 'broken' });

describe('a look-up', () => {
  it('is one question for a hundred handles, each answered under the name it was asked by', async () => {
    const { source, asked } = asking(
      json({
        data: [{ id: '1', name: 'Maya', username: 'Maya_H' }],
        errors: [
          { value: 'mayah', title: 'Not Found Error', parameter: 'usernames' },
          {
            value: 'maya1',
            title: 'Forbidden',
            type: 'https://x/resource-not-found',
            parameter: 'usernames',
          },
          { value: 'maya2', title: 'Authorization Error', parameter: 'usernames' },
          { value: '77', title: 'Not Found Error', parameter: 'pinned_tweet_id' },
        ],
      }),
    );
    const sights = await source.lookUp(['maya_h', 'MAYAH', 'maya1', 'maya2', 'maya3', 'not-on-x', 'Maya_h']);
    expect(Object.fromEntries(sights)).toEqual({
      maya_h: there({ handle: 'Maya_H', name: 'Maya', bio: undefined, url: 'https://x.com/Maya_H' }),
      Maya_h: there({ handle: 'Maya_H' }),
      MAYAH: { is: 'nobody' },
      maya1: { is: 'suspended' },
      maya2: { is: 'withheld', why: 'X doesn’t say whether this account exists.' },
      maya3: { is: 'withheld', why: 'X doesn’t say whether this account exists.' },
      'not-on-x': { is: 'nobody' },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer t' } });
    expect(asked[0]!.url.pathname).toBe('/2/users/by');
    expect(asked[0]!.url.searchParams.get('usernames')).toBe('maya_h,mayah,maya1,maya2,maya3');
    expect(asked[0]!.url.searchParams.get('user.fields')).toMatch(/entities.*public_metrics/);
  });

  it('asks nothing for handles that no account of X can have', async () => {
    const { source, asked } = asking();
    expect(await source.lookUp(['maya-h', 'a'.repeat(16)])).toEqual(
      new Map([
        ['maya-h', { is: 'nobody' }],
        ['a'.repeat(16), { is: 'nobody' }],
      ]),
    );
    expect(asked).toEqual([]);
  });
});

it.each([
  [
    'suspended, asked by its name',
    {
      value: 'maya1',
      detail: 'User has been suspended: [maya1].',
      title: 'Forbidden',
      resource_type: 'user',
      parameter: 'usernames',
      resource_id: 'maya1',
      type: 'https://api.twitter.com/2/problems/resource-not-found',
    },
    { is: 'suspended' },
  ],
  [
    'not found, where X says nothing but its id',
    { resource_id: 'Maya1', parameter: 'username', title: 'Not Found Error', detail: 'Could not find user' },
    { is: 'nobody' },
  ],
  [
    'forbidden for another reason',
    { value: 'maya1', parameter: 'usernames', title: 'Forbidden', type: 'about:blank', detail: 'Not yours' },
    { is: 'withheld', why: 'X doesn’t say whether this account exists.' },
  ],
])('an account may be %s', async (_, error, expected) => {
  const answer = json({ errors: [error] }, 200, { 'x-rate-limit-remaining': '298' });
  expect((await asking(answer).source.lookUp(['maya1'])).get('maya1')).toEqual(expected);
});

describe('a search', () => {
  it('shows whole profiles', async () => {
    const { source, asked } = asking(
      json({ data: [{ id: '1', username: 'm', description: '', url: '', name: 'M' }], meta: {} }),
    );
    expect(await source.search!("Zoë O'Neil (研)", 'name')).toEqual([
      { handle: 'm', profile: expect.objectContaining({ accountId: '1', bio: undefined, links: [] }) },
    ]);
    expect(asked[0]!.url.pathname).toBe('/2/users/search');
    expect(asked[0]!.url.searchParams.get('query')).toBe("Zoe O'Neil");
  });

  it('finds nobody only where X says so', async () => {
    expect(await asking(json({ meta: { result_count: 0 } })).source.search!('m', 'handle')).toEqual([]);
    expect(await outcomeOf(asking(json({})).source.search!('m', 'handle'))).toEqual(broken);
  });

  it('is not asked in letters that X refuses', async () => {
    const { source, asked } = asking();
    expect(await outcomeOf(source.search!('研究', 'name'))).toMatchObject({
      why: 'It can only be searched in Latin letters.',
    });
    expect(asked).toEqual([]);
  });
});

const plenty = { 'x-rate-limit-remaining': '299', 'x-rate-limit-reset': '1795000000' };
const used = { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': '1795161900' };
const capped = { title: 'UsageCapExceeded', period: 'Monthly', detail: 'Usage cap exceeded' };
it.each([
  ['its rate', [json({ title: 'Too Many Requests' }, 429, used)], { silent: 'wait', after: 300_000 }],
  ['its rate, without a body', [new Response('', { status: 429 })], { silent: 'wait' }],
  [
    'a used-up month',
    [json(capped, 429, plenty)],
    { silent: 'wait', why: 'We’ve used up the requests it allows us for this month.' },
  ],
  [
    'a used-up month that its type alone tells',
    [json({ title: 'Too Many Requests', type: 'https://api.x.com/2/problems/usage-capped' }, 429, plenty)],
    { silent: 'wait', why: 'We’ve used up the requests it allows us.' },
  ],
  ['no credits', [json({ title: 'CreditsDepleted' }, 402)], { silent: 'wait' }],
  ['no credits, without a word', [new Response('', { status: 402 })], { silent: 'wait' }],
  [
    'a question that wants a person’s token',
    [
      json(
        {
          title: 'Unsupported Authentication',
          detail: 'Authenticating with OAuth 2.0 Application-Only is forbidden for this endpoint.',
          type: 'https://api.twitter.com/2/problems/unsupported-authentication',
          status: 403,
        },
        403,
        plenty,
      ),
    ],
    { silent: 'refused' },
  ],
  ['a wrong token', [json({ title: 'Unauthorized', status: 401 }, 401)], { silent: 'refused' }],
  [
    'a plan without this question',
    [json({ title: 'Client Forbidden', reason: 'client-not-enrolled' }, 403)],
    { silent: 'refused', why: 'Our access there doesn’t cover this request.' },
  ],
  ['a page', [new Response('<html>')], { silent: 'broken' }],
  ['nothing', [new Response('')], { silent: 'broken' }],
  ['an empty object', [json({})], { silent: 'broken' }],
  ['another shape', [json({ data: [{ id: 5 }] })], { silent: 'broken' }],
  ['errors of another kind', [json({ errors: 'none' })], { silent: 'broken' }],
  ['a connection that breaks', [new Error(), new Error(), new Error()], { silent: 'broken' }],
])('could not look: %s', async (_, replies, expected) => {
  const outcome = await outcomeOf(asking(...replies).source.lookUp(['maya']));
  expect(outcome).toMatchObject(expected);
  if (!('after' in expected)) expect(outcome).not.toHaveProperty('after');
});

it("fetches pictures from X's host and its twin's only", () => {
  const { source } = asking();
  expect(source.servesImage('https://pbs.twimg.com/profile_images/1/a_400x400.jpg')).toBe(true);
  expect(source.servesImage('https://api.x.com/platforms/x/avatars/maya')).toBe(true);
  expect(source.servesImage('https://evil.example/pbs.twimg.com')).toBe(false);
});

/** Whom each recording is asked for, and what is to be read; a recording that is not named here must be read or refused. */
const readings: Record<string, [string[], unknown]> = {
  'users-by-username-metrics': [
    ['TwitterDev'],
    { TwitterDev: there({ followers: 514020, following: 2038 }) },
  ],
  'users-by-username-ok': [['Twitter'], { Twitter: there({ accountId: '783214', name: 'Twitter' }) }],
  'users-by-usernames-fields': [
    ['twitter', 'nobody_here'],
    {
      twitter: there({
        ...{ handle: 'Twitter', location: 'everywhere', links: ['https://about.twitter.com/'] },
        imageUrl: 'https://pbs.twimg.com/profile_images/1308010958862905345/-SGZioPb_400x400.jpg',
        createdAt: '2007-02-20T14:35:54.000Z',
      }),
      nobody_here: { is: 'withheld', why: 'X doesn’t say whether this account exists.' },
    },
  ],
  'users-by-usernames-two': [
    ['Twitter', 'TwitterDev'],
    { Twitter: there({}), TwitterDev: there({ accountId: '2244994945' }) },
  ],
  'users-ids-all-fields': [['lupubalimfs'], { lupubalimfs: there({ location: 'Moccrdabu', links: [] }) }],
  'users-ids-invalid-400': [['maya'], broken],
  'users-lookup-not-found': [['missing1'], { missing1: { is: 'nobody' } }],
  'users-lookup-suspended': [['412873905'], { 412873905: { is: 'suspended' } }],
  'users-me-ok': [['TweepyDev'], { TweepyDev: there({ name: 'Tweepy Testing' }) }],
  'users-search-page': [
    ['XDevelopers', 'NbeXDevinehevh'],
    { XDevelopers: there({ location: '127.0.0.1' }), NbeXDevinehevh: there({ bio: undefined }) },
  ],
};

describe('what X answered', () => {
  const names = recordedNames('X');
  if (names.length === 0) it.skip('the recordings are absent (../shared/recorded)', () => {});

  it.each(names)('%s', async (name) => {
    const answers = () => Array.from({ length: 3 }, () => replay(recorded(`X/${name}`)));
    const [handles, expected] = readings[name] ?? [['maya'], undefined];
    const outcome = await outcomeOf(asking(...answers()).source.lookUp(handles));
    const sights = outcome instanceof Map ? Object.fromEntries(outcome) : outcome;
    if (expected) expect(sights).toEqual(expected);
    else expect(sights).not.toEqual({ maya: { is: 'nobody' } });
    const found = await outcomeOf(asking(...answers()).source.search!('maya', 'name'));
    if (name === 'users-search-page') expect(found).toHaveLength(recordedRows(name));
    else if (recorded(`X/${name}`).status !== 200) expect(found).toHaveProperty('silent');
  });
});

const recordedRows = (name: string) => (recorded(`X/${name}`).body as { data: unknown[] }).data.length;
