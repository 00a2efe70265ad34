import { describe, expect, it } from 'vitest';
import { x } from '../../lambdas/sources/x.ts';
import { createXTwin } from '../../platforms/x/twin.ts';
import { askedTwin, membersOf, twinOrigin } from '../support/sources/asked-twin.ts';
import { recorded, recordedNames } from '../support/sources/recorded.ts';

const apiUrl = `${twinOrigin}/platforms/x/api`;
function setUp() {
  const twin = askedTwin((options) => createXTwin({ ...options, suspended: ['maya_gone'] }));
  return { ...twin, source: x({ apiUrl, token: 't' }, twin.ask) };
}

describe('X’s source asks X’s twin', () => {
  it('and finds whole profiles, misses who is not there, and is told who was suspended', async () => {
    const { source, asked } = setUp();
    const sights = await source.lookUp(['Maya_Hollimund', 'maya_hollimund_9', 'no_one_here', 'maya_gone']);
    expect(Object.fromEntries(sights)).toEqual({
      Maya_Hollimund: {
        is: 'there',
        profile: expect.objectContaining({
          ...{ platform: 'X', handle: 'maya_hollimund', name: 'Maya Hollimund', location: 'Ferrow Bay' },
          ...{ followers: 2210, links: ['https://hollimund.example'] },
          url: `${twinOrigin}/platforms/x/u/maya_hollimund`,
          imageUrl: expect.stringContaining(`${twinOrigin}/platforms/x/avatars/maya_hollimund?v=`),
        }),
      },
      // Sixteen signs are no handle of X.
      maya_hollimund_9: { is: 'nobody' },
      no_one_here: { is: 'nobody' },
      maya_gone: { is: 'suspended' },
    });
    expect(asked).toHaveLength(1);
    expect(source.servesImage(`${twinOrigin}/platforms/x/avatars/maya_hollimund`)).toBe(true);
  });

  it('and finds copies by name and by handle', async () => {
    const { source } = setUp();
    const handles = async (...search: Parameters<NonNullable<typeof source.search>>) =>
      (await source.search!(...search)).map(({ handle }) => handle);
    expect(await handles('Maya Hollimund', 'name')).toEqual(['maya_hollimund', 'maya_hol1imund']);
    expect(await handles('maya_hol1', 'handle')).toEqual(['maya_hol1imund']);
    expect(await handles('Quorwick Zannemaar', 'name')).toEqual([]);
  });

  it('a hundred at once, 300 times in a quarter of an hour', async () => {
    const { source, pass } = setUp();
    const hundred = Array.from({ length: 100 }, (_, i) => `nobody_${i}`);
    expect((await source.lookUp(hundred)).size).toBe(100);
    for (let i = 1; i < 300; i++) await source.lookUp(['maya']);
    pass(60_000);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'wait', retryAfter: 14 * 60_000 });
    expect((await source.search!('maya', 'handle')).length).toBeGreaterThan(0);
    pass(14 * 60_000);
    expect((await source.lookUp(['maya'])).size).toBe(1);
  });

  it.each([
    [
      { kind: 'busy', retryAfterSeconds: 9 },
      { kind: 'wait', retryAfter: 9000 },
    ],
    [{ kind: 'spent' }, { kind: 'wait', retryAfter: undefined }],
    [{ kind: 'refused' }, { kind: 'refused' }],
    ...(['broken', 'page', 'empty', 'garbled'] as const).map(
      (kind) => [{ kind }, { kind: 'broken' }] as const,
    ),
    [{ kind: 'silent', afterMs: 1 }, { kind: 'broken' }],
  ] as const)('and is silent when it fails: %j', async (fault, silence) => {
    const { source, fail } = setUp();
    fail(fault);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject(silence);
    await expect(source.search!('maya', 'name')).rejects.toMatchObject(silence);
    fail(undefined);
    expect((await source.lookUp(['maya'])).size).toBe(1);
  });

  it('and is deceived by a platform where everyone exists, which canaries must notice', async () => {
    const { source, fail } = setUp();
    fail({ kind: 'everyone exists' });
    expect((await source.lookUp(['zq_nobody_41'])).get('zq_nobody_41')?.is).toBe('there');
  });
});

describe('X’s twin', () => {
  it.each([
    ['/2/users/by', {}, 401],
    ['/2/users/by?usernames=maya-h', { authorization: 'Bearer t' }, 400],
    ['/2/users/by?usernames=a&user.fields=photo', { authorization: 'Bearer t' }, 400],
    ['/2/users/by?names=a', { authorization: 'Bearer t' }, 400],
    [
      `/2/users/by?usernames=${Array.from({ length: 101 }, (_, i) => `n${i}`)}`,
      { authorization: 'Bearer t' },
      400,
    ],
    ['/2/users/search?query=%E7%A0%94', { authorization: 'Bearer t' }, 400],
    ['/2/users', { authorization: 'Bearer t' }, 404],
  ])('refuses %s %j', async (path, headers, status) => {
    expect((await setUp().ask.fetch(apiUrl + path, { headers })).status).toBe(status);
  });

  const names = recordedNames('X');
  if (names.length === 0) it.skip('beside recordings, which are absent (../shared/recorded)', () => {});
  const shapes: [string, string][] = [
    ['users-by-username-ok', '/2/users/by?usernames=maya_hollimund'],
    ['users-by-username-metrics', by('maya_hollimund', 'created_at,description,public_metrics,verified')],
    ['users-by-usernames-two', '/2/users/by?usernames=maya_hollimund,maya_hol1imund'],
    ['users-search-page', '/2/users/search?query=maya&user.fields=description,location&max_results=1'],
    ['users-lookup-not-found', '/2/users/by?usernames=missing1'],
    ['users-lookup-suspended', '/2/users/by?usernames=maya_gone'],
    ['users-ids-invalid-400', '/2/users/by?usernames=maya-h'],
  ];
  it.each(shapes.filter(([name]) => names.includes(name)))('has the members of %s', async (name, path) => {
    const answer = await setUp().ask.fetch(apiUrl + path, { headers: { authorization: 'Bearer t' } });
    const { body, status } = recorded(`X/${name}`);
    // What was asked wrongly is named there.
    const plain = (members: string[]) =>
      [...new Set(members.map((each) => each.replace(/(parameters)\..*/, '$1')))].sort();
    expect(answer.status).toBe(status);
    expect(plain(membersOf(await answer.json()))).toEqual(plain(membersOf(body)));
  });
});

function by(name: string, fields: string): string {
  return `/2/users/by?usernames=${name}&user.fields=${fields}`;
}
