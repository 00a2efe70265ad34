import { describe, expect, it } from 'vitest';
import { google } from '../../lambdas/sources/google/google.ts';
import { createGoogleTwin } from '../../platforms/google/twin.ts';
import { askedTwin, membersOf, twinOrigin } from '../support/sources/asked-twin.ts';
import { recorded, recordedNames } from '../support/sources/recorded.ts';

const apiUrl = `${twinOrigin}/platforms/google/api`;
function setUp(token = 'a-key') {
  const twin = askedTwin(createGoogleTwin);
  return { ...twin, source: google({ apiUrl, token }, twin.ask) };
}

describe('YouTube’s source asks YouTube’s twin', () => {
  it('and finds a channel by its handle, or by its id', async () => {
    const { source } = setUp();
    const sight = (await source.lookUp(['mhcello'])).get('mhcello');
    expect(sight).toMatchObject({
      is: 'there',
      profile: {
        ...{ platform: 'GOOGLE', handle: 'mhcello', name: 'Maya Hollimund', followers: 184 },
        bio: 'Cello practice, mostly scales. New video on Sundays.',
        url: `${twinOrigin}/platforms/google/u/mhcello`,
        accountId: expect.stringMatching(/^UC[\w-]{22}$/),
      },
    });
    if (sight?.is !== 'there') throw new Error('nobody');
    const { accountId, imageUrl } = sight.profile;
    expect((await source.lookUp([accountId!])).get(accountId!)).toEqual(sight);
    expect(source.servesImage(imageUrl!)).toBe(true);
  });

  it('and misses who is not there', async () => {
    const { source } = setUp();
    expect((await source.lookUp(['maya-hollimund-9'])).get('maya-hollimund-9')).toEqual({ is: 'nobody' });
    expect(await source.search!('Quorwick Zannemaar', 'name')).toEqual([]);
  });

  it('and finds by name and by handle, with whole profiles', async () => {
    const { source } = setUp();
    expect(await source.search!('Maya Hollimund', 'name')).toEqual([
      { handle: 'mhcello', profile: expect.objectContaining({ followers: 184 }) },
    ]);
    expect((await source.search!('mhcello', 'handle')).length).toBe(1);
  });

  it('until the searches of its day are used up, and again on the next day; look-ups go on', async () => {
    const { source, pass } = setUp();
    const search = () => source.search!('Quorwick Zannemaar', 'name');
    for (let i = 0; i < 100; i++) await search();
    await expect(search()).rejects.toMatchObject({ kind: 'wait', retryAfter: 23 * 3_600_000 });
    expect((await source.lookUp(['mhcello'])).get('mhcello')?.is).toBe('there');
    pass(24 * 3_600_000);
    expect(await search()).toEqual([]);
  });

  it('not without a key', async () => {
    await expect(setUp('').source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    [{ kind: 'busy', retryAfterSeconds: 9 }, 'wait'],
    [{ kind: 'spent' }, 'wait'],
    [{ kind: 'refused' }, 'refused'],
    [{ kind: 'broken' }, 'broken'],
    [{ kind: 'page' }, 'broken'],
    [{ kind: 'empty' }, 'broken'],
    [{ kind: 'garbled' }, 'broken'],
    [{ kind: 'silent', afterMs: 1 }, 'broken'],
  ] as const)('and is silent when it fails: %j', async (fault, kind) => {
    const { source, fail } = setUp();
    fail(fault);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject({ name: 'SourceSilent', kind });
    await expect(source.search!('maya', 'name')).rejects.toMatchObject({ kind });
  });

  it('and is deceived by a platform where everyone exists, which canaries must notice', async () => {
    const { source, fail } = setUp();
    fail({ kind: 'everyone exists' });
    expect((await source.lookUp(['zq-nobody-41'])).get('zq-nobody-41')?.is).toBe('there');
  });
});

describe.skipIf(recordedNames('GOOGLE').length === 0)(
  'the twin beside recordings (of ../shared/recorded)',
  () => {
    it.each([
      ['channels-list-statistics', '/channels?part=snippet,statistics&forHandle=@mhcello'],
      ['search-list-type-channel', '/search?part=snippet&type=channel&q=maya+hollimund'],
    ])('%s', async (name, question) => {
      const answer = await setUp().get(`/platforms/google/api${question}&key=k`);
      // A country is shown by those who set one; another page only where there is more.
      const always = membersOf(recorded(`GOOGLE/${name}`).body).filter(
        (member) => !['items.snippet.country', 'nextPageToken'].includes(member),
      );
      expect(membersOf(answer)).toEqual(always);
    });
  },
);
