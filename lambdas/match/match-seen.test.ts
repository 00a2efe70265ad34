import { describe, expect, it } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { nameKey } from '#domain/proof/name-key';
import type { SeenProfile } from '#domain/scan/finding';
import type { SocialProof } from '#domain/proof/proof';
import type { Source } from '../sources/source.ts';
import { casesInMemory, pastedCase } from '../../test/support/sources/cases-in-memory.ts';
import { scanInMemory } from '../../test/support/sources/scan-in-memory.ts';
import { followRename } from '../case/follow-rename.ts';
import { joinOpenCases } from '../case/joined/join-open-cases.ts';
import { IdentityDirectory } from './identity-directory.ts';
import { matchSeen, type MatchServices } from './match-seen.ts';

const day = 86_400_000;
const at = '2026-11-20T07:40:00.000Z';
const maya: SeenProfile = {
  ...{
    platform: 'GITHUB',
    handle: 'maya-hollimund',
    name: 'Maya Hollimund',
    createdAt: '2014-06-01T00:00:00Z',
  },
  bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
};
const copy: SeenProfile = { ...maya, handle: 'maya-ho1limund', createdAt: '2026-11-09T00:00:00Z' };
const namesake: SeenProfile = { platform: 'GITHUB', handle: 'oakandiron', name: 'Maya Hollimund' };
const proof: SocialProof = {
  ...{ id: 'GITHUB#maya-hollimund', owner: 'maya', how: 'code', proves: 'this URL', since: at },
  ...{ lastCheckedAt: at, public: false, wantsPublic: false, nameKey: 'hollimund maya' },
};

/** Maya is protected; the profiles given are met by the search of somebody else. */
function world(accounts: User['socialMediaAccounts'] = [account('https://github.com/maya-hollimund', at)]) {
  let clock = Date.parse(at) + 5_000;
  const user: User = {
    ...newUser({ sub: 'maya', email: 'maya@example.com' }, at),
    socialMediaAccounts: accounts,
  };
  const memory = scanInMemory(user, () => clock);
  const taken = new Map<string, { expiresAt: number; owner?: string | undefined }>();
  let asked = 0;
  const source: Source = {
    ...{ platform: 'GITHUB', batch: 100, servesImage: () => false },
    lookUp: async (handles) => {
      asked += 1;
      return new Map(handles.map((one) => [one, one === maya.handle ? { is: 'there', profile: maya } : { is: 'nobody' }])); // prettier-ignore
    },
  };
  const told: unknown[] = [];
  const services: MatchServices = {
    ...memory.services,
    proofs: {
      ownersOf: async () => new Map(),
      ownedBy: async () => ({ proofs: [proof], codes: new Set() }),
    },
    sources: new Map([['GITHUB', source]]),
    web: undefined,
    publish: async (progress) => void told.push(progress),
    directory: async () => IdentityDirectory.of([{ owner: 'maya', handle: 'maya-hollimund', nameKey: 'hollimund maya' }]), // prettier-ignore
    once: {
      has: async (id, now) => (taken.get(id)?.expiresAt ?? 0) > now,
      keep: async ({ id, expiresAt, owner }) => void taken.set(id, { expiresAt, owner }),
    },
  };
  return {
    ...memory,
    services,
    told,
    taken,
    asked: () => asked,
    user: () => services.users.get('maya'),
    later: (ms: number) => (clock += ms),
    meet: (profiles: SeenProfile[], seenFor = 'nils', on = new Date(clock).toISOString()) =>
      matchSeen({ seenFor, at: on, profiles }, services),
  };
}

const account = (pageUrl: string, verifiedAt?: string) => ({
  platform: 'GITHUB' as const,
  pageUrl,
  verifiedAt,
});

describe('matchSeen', () => {
  it('tells whom a profile imitates that somebody else’s search met, and not whose search it was', async () => {
    const { meet, findings, notifications, told, user } = world();
    await meet([namesake, copy]);
    const [finding] = findings.values();
    expect([findings.size, finding]).toMatchObject([
      1,
      {
        ...{ verdict: 'likely clone', status: 'OPEN', firstSeen: '2026-11-20T07:40:05.000Z' },
        ...{ yours: { handle: 'maya-hollimund', bio: maya.bio }, theirs: { handle: 'maya-ho1limund' } },
        history: [{ what: 'first seen', note: 'Countersign came across it' }],
      },
    ]);
    expect([...notifications.values()].map(({ userId, title }) => [userId, title])).toEqual([
      ['maya', 'Likely clone on GitHub: maya-ho1limund'],
    ]);
    expect((await user())?.impersonationDetection).toMatchObject({ likelyClones: 1, namesakes: 0 });
    expect(told).toEqual([expect.objectContaining({ userId: 'maya', status: 'DONE' })]);
    expect(JSON.stringify([...findings.values(), ...notifications.values(), told])).not.toContain('nils');
  });

  it.each([
    ['met by their own search', (w: World) => w.meet([copy], 'maya')],
    ['their own account', (w: World) => w.meet([maya])],
    ['an account that they listed and never proved', (w: World) => w.meet([{ ...copy, handle: 'maya-hollimund2' }])],
    ['only of the same name', (w: World) => w.meet([namesake])],
    ['near nobody', (w: World) => w.meet([{ ...copy, handle: 'tove-b', name: 'Tove Brannigan' }])],
    ['proven by them meanwhile', (w: World) => {
      w.services.proofs.ownersOf = async (_, handles) =>
        new Map(handles.map((handle) => [handle.toLowerCase(), 'maya']));
      return w.meet([copy]);
    }],
    ['met after they were deleted', (w: World) => {
      w.services.users.get = async () => undefined;
      return w.meet([copy]);
    }],
  ])('%s: nothing is written', async (_, meet) => {
    const proven = account('https://github.com/maya-hollimund', at);
    const w = world([proven, account('https://github.com/maya-hollimund2')]);
    await meet(w);
    expect([w.findings.size, w.notifications.size]).toEqual([0, 0]);
  }); // prettier-ignore

  it('whoever gives no name here is told by that of their account, though its key reads otherwise', async () => {
    const { meet, findings, services } = world();
    const lily: SeenProfile = { ...maya, name: 'Lily William' };
    const key = nameKey(lily.name);
    services.proofs.ownedBy = async () => ({ proofs: [{ ...proof, nameKey: key }], codes: new Set() });
    services.directory = async () =>
      IdentityDirectory.of([{ owner: 'maya', handle: maya.handle, nameKey: key }]);
    services.sources.get('GITHUB')!.lookUp = async (handles) =>
      new Map(handles.map((one) => [one, one === lily.handle ? { is: 'there', profile: lily } : { is: 'nobody' }])); // prettier-ignore
    await meet([{ ...lily, handle: 'oakandiron', createdAt: '2026-11-09T00:00:00Z' }]);
    expect([...findings.values()].map(({ theirs }) => theirs.handle)).toEqual(['oakandiron']);
  });

  it('protects nobody who has proven nothing', async () => {
    const { meet, findings, asked } = world([account('https://github.com/maya-hollimund')]);
    await meet([copy]);
    expect([findings.size, asked()]).toEqual([0, 0]);
  });

  it('goes by each name that they gave where their own account cannot be read', async () => {
    const { meet, services, user, findings } = world();
    const named = { ...(await user())!, preferredName: 'Mo', firstName: 'Maya', lastName: 'Hollimund' };
    services.users.get = async () => named;
    services.sources = new Map();
    await meet([copy]);
    expect([...findings.values()]).toMatchObject([
      { verdict: 'likely clone', yours: { handle: 'maya-hollimund', name: 'Maya Hollimund' } },
    ]);
  });

  it('judges the same profile once for one person, and again when it looks different or a month has passed', async () => {
    const { meet, asked, taken, later } = world();
    const once = { ...copy, name: 'M', bio: null };
    await meet([once]);
    const first = asked();
    for (let n = 0; n < 5; n += 1) await meet([once], `somebody-${n}`);
    expect(asked()).toBe(first);
    expect([...taken.values()]).toEqual([expect.objectContaining({ owner: 'maya' })]);
    await meet([{ ...once, bio: 'Sells something' }]);
    expect(asked()).toBeGreaterThan(first);
    const second = asked();
    later(31 * day);
    await meet([once]);
    expect([asked() > second, taken.size]).toEqual([true, 2]);
  });

  it('leaves what they know of, and what they decided, to their own searches; what went and was met again is back', async () => {
    const { meet, findings, notifications, later } = world();
    await meet([copy]);
    const [finding] = [...findings.values()];
    const now = (over: object) => findings.set(finding!.id, { ...finding!, ...over });
    for (const status of ['OPEN', 'IGNORED', 'MINE'] as const) {
      now({ status });
      later(day);
      await meet([{ ...copy, bio: `Other ${status}` }]);
      expect(findings.get(finding!.id)).toMatchObject({ status, theirs: { bio: maya.bio } });
    }
    now({ status: 'RESOLVED', history: [...finding!.history, { at, what: 'no longer there', was: 'OPEN' }] });
    await meet([{ ...copy, bio: `${maya.bio} Open daily.` }]);
    expect(findings.get(finding!.id)).toMatchObject({ status: 'OPEN' });
    expect(notifications.size).toBe(2);
  });

  it.each([
    ['open', {}, { status: 'CASE', told: 0, likelyClones: 0 }],
    ['closed', { closedAt: at }, { status: 'OPEN', told: 1, likelyClones: 1 }],
  ])(
    'joins it to the case about the account that was there before, where that is %s',
    async (_, is, then) => {
      const { meet, services, findings, notifications, user } = world();
      const about = pastedCase({ platform: 'GITHUB', handle: 'Maya-ho1limund', userId: 'maya', ...is });
      const cases = casesInMemory(about);
      services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
      for (const _ of [1, 2]) await meet([copy], 'nils', at);
      const [finding] = findings.values();
      const joined = then.status === 'CASE' ? finding!.id : undefined;
      expect((await cases.get('maya', about.caseId))?.findingId).toBe(joined);
      expect([finding!.status, notifications.size]).toEqual([then.status, then.told]);
      expect((await user())?.impersonationDetection).toMatchObject({ likelyClones: then.likelyClones });
    },
  );

  it('what is back under another handle takes the case about it along', async () => {
    const { meet, services, findings, later } = world();
    const cases = casesInMemory(pastedCase({ platform: 'GITHUB', handle: 'maya-ho1limund', userId: 'maya' }));
    services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
    services.followRename = (owner, finding) => followRename(owner, finding, { ...services, cases });
    await meet([{ ...copy, accountId: '77' }]);
    const [finding] = [...findings.values()];
    const gone = { at, what: 'no longer there' as const, was: 'CASE' as const };
    findings.set(finding!.id, { ...finding!, status: 'RESOLVED', history: [...finding!.history, gone] });
    later(day);
    await meet([{ ...copy, accountId: '77', handle: 'maya-ho11imund' }]);
    expect(findings.size).toBe(1);
    expect(await cases.get('maya', 'c1')).toMatchObject({ findingId: finding!.id, handle: 'maya-ho11imund' });
  });

  it('tells once when it died after each effect and came again', async () => {
    const { meet, services, findings, notifications } = world();
    const { add } = services.notifications;
    services.notifications.add = () => Promise.reject(new Error('died before it'));
    await expect(meet([copy], 'nils', at)).rejects.toThrow('died before it');
    services.notifications.add = async (one) => {
      await add(one);
      throw new Error('died after it');
    };
    await expect(meet([copy], 'nils', at)).rejects.toThrow('died after it');
    services.notifications.add = add;
    for (let n = 0; n < 3; n += 1) await meet([copy], 'nils', at);
    expect([findings.size, notifications.size]).toEqual([1, 1]);
  });
});

type World = ReturnType<typeof world>;
