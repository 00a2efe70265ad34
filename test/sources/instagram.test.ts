import { describe, expect, it } from 'vitest';
import { instagram } from '../../lambdas/sources/instagram/instagram.ts';
import { createInstagramTwin } from '../../platforms/instagram/twin.ts';
import { askedTwin, membersOf, twinOrigin } from '../support/sources/asked-twin.ts';
import { recorded, recordedNames } from '../support/sources/recorded.ts';

const apiUrl = `${twinOrigin}/platforms/instagram/api`;
const accountId = '17841400000000001';
function setUp(access: { token?: string; accountId?: string } = {}) {
  const twin = askedTwin(createInstagramTwin);
  const source = instagram({ apiUrl, token: 'a-token', accountId, ...access }, twin.ask);
  const lookUp = async (handle: string) => (await source.lookUp([handle])).get(handle);
  return { ...twin, source, lookUp };
}

describe('Instagram’s source asks Instagram’s twin', () => {
  it('and finds a professional account', async () => {
    const { lookUp, source } = setUp();
    const sight = await lookUp('Hollimund.Clay_official');
    expect(sight).toMatchObject({
      is: 'there',
      profile: {
        ...{
          platform: 'INSTAGRAM',
          handle: 'hollimund.clay_official',
          name: 'Maya Hollimund',
          followers: 233,
        },
        bio: 'Stoneware and slow glazes. Giveaway this week.',
        url: `${twinOrigin}/platforms/instagram/u/hollimund.clay_official`,
      },
    });
    expect(sight?.is === 'there' && source.servesImage(sight.profile.imageUrl!)).toBe(true);
  });

  it('which shows neither who is not there nor a personal account', async () => {
    const { lookUp, population } = setUp();
    const personal = [...population.all('INSTAGRAM')].find((profile) => profile.personal)!;
    for (const handle of ['zq.nobody.41', personal.handle])
      expect(await lookUp(handle)).toMatchObject({ is: 'withheld' });
  });

  it('until its hour is used up, and again after it', async () => {
    const { lookUp, pass } = setUp();
    for (let i = 0; i < 200; i++) await lookUp('hollimund.clay');
    await expect(lookUp('hollimund.clay')).rejects.toMatchObject({ kind: 'wait', retryAfter: 3_600_000 });
    pass(3_600_000);
    expect(await lookUp('hollimund.clay')).toMatchObject({ is: 'there' });
  });

  it.each([[{ token: '' }], [{ accountId: 'ours' }]])('not with %j', async (access) => {
    await expect(setUp(access).lookUp('hollimund.clay')).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    [{ kind: 'busy', retryAfterSeconds: 120 }, 'wait'],
    [{ kind: 'spent' }, 'wait'],
    [{ kind: 'refused' }, 'refused'],
    [{ kind: 'broken' }, 'broken'],
    [{ kind: 'page' }, 'broken'],
    [{ kind: 'empty' }, 'broken'],
    [{ kind: 'garbled' }, 'broken'],
    [{ kind: 'silent', afterMs: 1 }, 'broken'],
  ] as const)('and is silent when it fails: %j', async (fault, kind) => {
    const { lookUp, fail } = setUp();
    fail(fault);
    await expect(lookUp('hollimund.clay')).rejects.toMatchObject({ name: 'SourceSilent', kind });
  });

  it('and is deceived by a platform where everyone exists, which canaries must notice', async () => {
    const { lookUp, fail } = setUp();
    fail({ kind: 'everyone exists' });
    expect((await lookUp('zq.nobody.41'))?.is).toBe('there');
  });
});

it.skipIf(recordedNames('INSTAGRAM').length === 0)(
  'the twin answers like business_discovery-ok (of ../shared/recorded)',
  async () => {
    const { body, request } = recorded('INSTAGRAM/business_discovery-ok');
    const asked = /\{(.*)\}/.exec(request)![1];
    const fields = `business_discovery.username(hollimund.clay){${asked}}`;
    const path = `/platforms/instagram/api/${accountId}?access_token=t&fields=${encodeURIComponent(fields)}`;
    expect(membersOf(await setUp().get(path))).toEqual(membersOf(body));
  },
);
