import { describe, expect, it } from 'vitest';
import { brave } from '../../lambdas/sources/web/brave.ts';
import { createBraveTwin } from '../../platforms/brave/twin.ts';
import { webPlatforms } from '../../platforms/population/profile.ts';
import { askedTwin, membersOf, twinOrigin } from '../support/sources/asked-twin.ts';
import { recorded, recordedNames } from '../support/sources/recorded.ts';

const apiUrl = `${twinOrigin}/platforms/brave/api`;
const maya = { handles: ['maya-hollimund', 'maya_hollimund'], names: ['Maya Hollimund'] };
function setUp(token = 'a-key') {
  const twin = askedTwin(createBraveTwin);
  return { ...twin, web: brave({ apiUrl, token }, twin.ask) };
}

describe('the web search asks Brave’s twin', () => {
  it('once, and sees the profiles of all its platforms', async () => {
    const { web, asked } = setUp();
    const { profiles, questions } = await web.seen(maya);
    expect([questions, asked.length]).toEqual([1, 1]);
    const from = (platform: string) => profiles.filter((profile) => profile.platform === platform);
    expect(from('TIKTOK')).toEqual([
      {
        ...{ platform: 'TIKTOK', handle: 'maya.hollimund', seenIn: 'web search', name: 'Maya Hollimund' },
        bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
        url: `${twinOrigin}/platforms/tiktok/u/maya.hollimund`,
        imageUrl: `${twinOrigin}/platforms/tiktok/avatars/maya.hollimund`,
      },
    ]);
    expect(from('LINKEDIN')).toMatchObject([{ handle: 'hollimund', name: 'Maya Hollimund' }]);
    expect(profiles.length).toBe(2);
    expect(web.servesImage(profiles[0]!.imageUrl!)).toBe(true);
  });

  it.each(webPlatforms)('and reads the name and the bio of everybody on %s', async (platform) => {
    const { web, population } = setUp();
    const wrong: string[] = [];
    for (const { handle, name, bio } of [...population.all(platform)].slice(0, 40)) {
      const { profiles } = await web.seen({ handles: [handle], names: [] });
      const seen = profiles.find((profile) => profile.platform === platform && profile.handle === handle);
      const shows = platform === 'SPOTIFY' ? undefined : bio?.replace(/\s+/g, ' ').trim();
      const named = name && name.toLowerCase() !== handle ? name : undefined;
      if (seen?.name !== named || (platform !== 'SPOTIFY' && seen?.bio !== shows))
        wrong.push(`${handle} ${name}: ${JSON.stringify(seen)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('and sees nobody where nobody is', async () => {
    const nobody = { handles: ['quorwick-zannemaar'], names: ['Quorwick Zannemaar'] };
    expect(await setUp().web.seen(nobody)).toEqual({ profiles: [], questions: 1 });
  });

  it('until its second is used up, and again in the next', async () => {
    const { web, pass } = setUp();
    for (let i = 0; i < 50; i++) await web.seen(maya);
    await expect(web.seen(maya)).rejects.toMatchObject({ kind: 'wait', retryAfter: 1000 });
    pass(1000);
    expect((await web.seen(maya)).profiles.length).toBe(2);
  });

  it('until its month is used up', async () => {
    const { web, pass } = setUp();
    for (let i = 0; i < 2000; i++) {
      if (i % 50 === 0) pass(1000);
      await web.seen({ handles: ['q9'], names: [] });
    }
    pass(1000);
    await expect(web.seen(maya)).rejects.toMatchObject({
      ...{ kind: 'wait', why: 'We’ve used up the requests it allows us for this month.' },
      retryAfter: 30 * 86_400_000 - 40_000,
    });
  });

  it('not without a key', async () => {
    await expect(setUp('').web.seen(maya)).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    [{ kind: 'busy', retryAfterSeconds: 9 }, 'wait', 9000],
    [{ kind: 'spent' }, 'wait', 1_419_704_000],
    [{ kind: 'refused' }, 'refused'],
    [{ kind: 'broken' }, 'broken'],
    [{ kind: 'page' }, 'broken'],
    [{ kind: 'empty' }, 'broken'],
    [{ kind: 'garbled' }, 'broken'],
    [{ kind: 'silent', afterMs: 1 }, 'broken'],
  ] as const)('and is silent when it fails: %j', async (fault, kind, retryAfter?: number) => {
    const { web, fail } = setUp();
    fail(fault);
    await expect(web.seen(maya)).rejects.toMatchObject({ name: 'SourceSilent', kind, retryAfter });
  });
});

it.each([
  ['q=', 'q'],
  [`q=${'x'.repeat(401)}`, 'q'],
  [`q=${'x '.repeat(51)}`, 'q'],
  ['q=x&count=50', 'count'],
])('the twin refuses %s', async (query, parameter) => {
  const answer = await setUp().get(`/platforms/brave/api/web/search?${query}`, {
    'x-subscription-token': 'k',
  });
  expect(answer).toMatchObject({ error: { status: 422, meta: { errors: [{ loc: ['query', parameter] }] } } });
});

it.skipIf(recordedNames('BRAVE').length === 0)(
  'the twin answers like web-search-ok (of ../shared/recorded)',
  async () => {
    const path = '/platforms/brave/api/web/search?q=maya+hollimund';
    const answer = await setUp().get(path, { 'x-subscription-token': 'k' });
    // Pages with buttons to their parts, and videos, are not what we search.
    const real = membersOf(recorded('BRAVE/web-search-ok').body).filter(
      (member) => !/^videos\b|\bdeep_results\b/.test(member),
    );
    expect([...new Set(membersOf(answer))].sort()).toEqual([...new Set(real)].sort());
  },
);
