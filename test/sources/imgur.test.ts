import { describe, expect, it } from 'vitest';
import { imgur } from '../../lambdas/sources/imgur.ts';
import { createImgurTwin } from '../../platforms/imgur/twin.ts';
import { askedTwin, membersOf, twinOrigin } from '../support/sources/asked-twin.ts';
import { recorded, recordedNames } from '../support/sources/recorded.ts';

const site = `${twinOrigin}/platforms/imgur`;
const apiUrl = `${site}/api`;
function setUp(clientId = 'c') {
  const twin = askedTwin(createImgurTwin);
  const somebody = [...twin.population.all('IMGUR')].find(({ bio }) => bio)!;
  return { ...twin, somebody, source: imgur({ apiUrl, clientId, licence: 'non-commercial' }, twin.ask) };
}

describe('Imgur’s source asks Imgur’s twin', () => {
  it('and finds an account, and misses who is not there', async () => {
    const { source, somebody } = setUp();
    const { handle } = somebody;
    expect(Object.fromEntries(await source.lookUp([handle, 'no_one_here']))).toEqual({
      [handle]: {
        is: 'there',
        profile: {
          ...{ platform: 'IMGUR', accountId: String(somebody.id), handle, bio: somebody.bio, links: [] },
          ...{ url: `${site}/u/${handle}`, imageUrl: `${site}/avatars/${handle}` },
          createdAt: somebody.createdAt.replace('Z', '.000Z'),
        },
      },
      no_one_here: { is: 'nobody' },
    });
  });

  it('500 times an hour', async () => {
    const { source, pass } = setUp();
    for (let i = 0; i < 500; i++) await source.lookUp(['no_one_here']);
    pass(60_000);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'wait', retryAfter: 59 * 60_000 });
    pass(59 * 60_000);
    expect((await source.lookUp(['maya'])).size).toBe(1);
  });

  it('not without a client', async () => {
    await expect(setUp('').source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'refused' });
  });

  it.each([
    [
      { kind: 'busy', retryAfterSeconds: 9 },
      { kind: 'wait', retryAfter: 9000 },
    ],
    [{ kind: 'spent' }, { kind: 'wait' }],
    [{ kind: 'refused' }, { kind: 'refused' }],
    ...(['broken', 'page', 'empty', 'garbled'] as const).map(
      (kind) => [{ kind }, { kind: 'broken' }] as const,
    ),
    [{ kind: 'silent', afterMs: 1 }, { kind: 'broken' }],
  ] as const)('and is silent when it fails: %j', async (fault, silence) => {
    const { source, fail } = setUp();
    fail(fault);
    await expect(source.lookUp(['maya'])).rejects.toMatchObject(silence);
    fail(undefined);
    expect((await source.lookUp(['maya'])).size).toBe(1);
  });

  it('and is deceived by a platform where everyone exists, which canaries must notice', async () => {
    const { source, fail } = setUp();
    fail({ kind: 'everyone exists' });
    expect((await source.lookUp(['zq_nobody_41'])).get('zq_nobody_41')?.is).toBe('there');
  });
});

describe('Imgur’s twin', () => {
  const ask = (path: string, authorization?: string) =>
    setUp().ask.fetch(apiUrl + path, { headers: { ...(authorization && { authorization }) } });

  it('refuses who does not say who asks', async () => {
    expect((await ask('/3/account/maya')).status).toBe(401);
  });

  const names = recordedNames('IMGUR');
  if (names.length === 0) it.skip('beside recordings, which are absent (../shared/recorded)', () => {});
  const shapes: [string, string, string][] = [
    ['client-id-403', '/3/account/maya', 'Client-ID'],
    ['not-found-404', '/3/account/no_one_here', 'Client-ID c'],
    ['account-username-ok', `/3/account/${setUp().somebody.handle}`, 'Client-ID c'],
  ];
  it.each(shapes.filter(([name]) => names.includes(name)))(
    'has the members of %s',
    async (name, path, who) => {
      const answer = await ask(path, who);
      const { body, status } = recorded(`IMGUR/${name}`);
      const members = membersOf(await answer.json());
      expect(answer.status).toBe(status);
      // Accounts have gained members since 2014.
      if (status === 200) expect(members).toEqual(expect.arrayContaining(membersOf(body)));
      else expect(members).toEqual(membersOf(body));
    },
  );

  it.skipIf(names.length === 0)('has an error that is an object, as the real one', async () => {
    const { fail, ask: asking } = setUp();
    fail({ kind: 'broken' });
    const headers = { authorization: 'Client-ID c' };
    const answer = await asking.fetch(`${apiUrl}/3/account/maya`, { headers });
    const real = recorded('IMGUR/account-error-object-500');
    expect([answer.status, membersOf(await answer.json())]).toEqual([real.status, membersOf(real.body)]);
  });
});
