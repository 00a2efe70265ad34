import { beforeEach, describe, expect, it } from 'vitest';
import type { SeenProfile } from '#domain/scan/finding';
import type { Notification } from '#domain/message/notification';
import type { ProofClaim, SocialProof } from '#domain/proof/proof';
import { type User, newUser } from '#domain/account/user';
import { type Source, SourceSilent } from '../sources/source.ts';
import { personAsHolder } from './holder.ts';
import { type RecheckServices, recheck } from './recheck.ts';

const start = Date.parse('2026-11-20T07:40:00Z');
const hour = 3_600_000;
const code = 'countersign:maya-hollimund:7f3k-9d2m';
const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const maya: SeenProfile = {
  platform: 'GITHUB',
  handle: 'maya-hollimund',
  name: 'Maya Hollimund',
  bio: code,
  createdAt: '2014-06-01T00:00:00Z',
  imageUrl: 'https://pictures.example/maya',
};
const proven: SocialProof = {
  id: 'GITHUB#maya-hollimund',
  owner: 'maya',
  how: 'code',
  proves: 'this URL',
  since: '2026-10-01T00:00:00.000Z',
  lastCheckedAt: '2026-11-19T00:00:00.000Z',
  public: true,
  wantsPublic: true,
  code,
  accountCreatedAt: '2014-06-01T00:00:00Z',
};

/** One proof, its holder, and a platform that answers what the test says. */
function world(also: SocialProof[] = []) {
  let clock = start;
  let answer: () => SeenProfile | undefined = () => maya;
  const proofs = new Map([proven, ...also].map((proof) => [proof.id, proof]));
  const claims = new Map<string, ProofClaim>();
  const held = new Set<string>();
  const told: Notification[] = [];
  let user: User = {
    ...newUser({ sub: 'maya', email: 'maya@example.com' }, '2026-01-01T00:00:00.000Z'),
    socialMediaAccounts: [
      { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund', verifiedAt: proven.since },
    ],
  };
  const source: Source = {
    platform: 'GITHUB',
    batch: 1,
    lookUp: async ([handle = '']) => {
      const profile = answer();
      return new Map([[handle, profile ? { is: 'there' as const, profile } : { is: 'nobody' as const }]]);
    },
    servesImage: () => true,
  };
  const services: RecheckServices = {
    holders: { get: async () => personAsHolder(user) },
    seats: { seatsIn: async () => [] },
    integrations: { webhook: async () => undefined },
    hook: async () => {},
    proofs: {
      settle: async (_, edit) => {
        user = { ...user, socialMediaAccounts: edit.accounts };
        if (edit.drop) proofs.delete(edit.drop.id);
        if (edit.claim) claims.set(edit.claim.id, edit.claim);
        return 'written';
      },
      get: async (id) => proofs.get(id),
      look: async (before, found) => !!proofs.set(before.id, { ...before, ...found }),
      due: async () => [],
      named: async (name) => [...proofs.values()].filter(({ nameKey }) => nameKey === name),
      claim: async () => undefined,
      provenBy: async (sub) => [...proofs.values()].filter(({ owner }) => owner === sub),
      held: async (id) => held.has(id),
      hold: async (id) => void held.add(id),
    },
    notifications: { add: async (one) => !!told.push(one) },
    sources: new Map([['GITHUB' as const, source]]),
    fetchImage: async () => ({ contentType: 'image/png' as const, bytes: new Uint8Array() }),
    hashImage: async () => ({ hash, quality: 90 }),
    mayAsk: async () => true,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    now: () => clock,
  };
  return {
    look: () => recheck(proofs.get(proven.id)!, services),
    proof: () => proofs.get(proven.id),
    other: (id: string) => proofs.get(id)!,
    claim: () => [...claims.values()][0],
    verifiedAt: () => user.socialMediaAccounts?.[0]?.verifiedAt,
    leave: () => (user = { ...user, socialMediaAccounts: [] }),
    told,
    held,
    services,
    change: (fields: Partial<User>) => (user = { ...user, ...fields }),
    answers: (next: typeof answer) => (answer = next),
    later: (ms: number) => (clock += ms),
  };
}

let w: ReturnType<typeof world>;
beforeEach(() => {
  w = world();
});

describe('another look at a proof', () => {
  it('holds: dated, and looked at again tomorrow', async () => {
    expect(await w.look()).toBe('held');
    expect(w.proof()).toMatchObject({
      lastCheckedAt: '2026-11-20T07:40:00.000Z',
      nextCheckAt: '2026-11-21T07:40:00.000Z',
      nameKey: 'hollimund maya',
      photoHash: hash,
      public: true,
    });
  });

  it.each([
    ['the code is gone', { ...maya, bio: 'Stoneware' }, 'The code is no longer on the profile.'],
    [
      'another code stands there',
      { ...maya, bio: code.replace('7f3k', '8888') },
      'The code is no longer on the profile.',
    ],
    ['the account is gone', undefined, 'The account is no longer there.'],
  ])('breaks on the second look when %s, and says so once', async (_, profile, note) => {
    w.answers(() => profile);
    expect(await w.look()).toBe('missed');
    expect(w.verifiedAt()).toBe(proven.since);
    w.later(hour);
    expect(await w.look()).toBe('broken');
    expect([w.proof(), w.verifiedAt(), w.claim()?.status, w.claim()?.note]).toEqual([
      undefined,
      null,
      'BROKEN',
      note,
    ]);
    expect(w.told.map(({ title }) => title)).toEqual([
      'Your proof for maya-hollimund on GitHub no longer holds',
    ]);
  });

  it('a code that came back in between heals', async () => {
    w.answers(() => ({ ...maya, bio: '' }));
    await w.look();
    w.answers(() => maya);
    w.later(hour);
    expect(await w.look()).toBe('held');
    expect(w.proof()?.missedAt).toBe(null);
  });

  it('breaks at once when the handle belongs to a younger account, though it shows the code', async () => {
    w.answers(() => ({ ...maya, createdAt: '2026-11-18T00:00:00Z' }));
    expect(await w.look()).toBe('broken');
    expect(w.claim()?.note).toBe('The handle now belongs to another account.');
  });

  it('a platform that says nothing breaks nothing', async () => {
    w.answers(() => {
      throw new SourceSilent('It didn’t answer in time.');
    });
    for (let n = 0; n < 5; n += 1) {
      w.later(24 * hour);
      expect(await w.look()).toBe('not looked');
    }
    expect([w.verifiedAt(), w.proof()?.lastCheckedAt]).toEqual([proven.since, proven.lastCheckedAt]);
  });

  it('goes with the account taken off the list', async () => {
    w.leave();
    expect(await w.look()).toBe('broken');
    expect(w.proof()).toBeUndefined();
  });

  it('two holders of one name and picture: neither is shown until somebody has looked', async () => {
    const twin: SocialProof = {
      ...proven,
      ...{ id: 'GITHUB#maya-holllmund', owner: 'thief', nameKey: 'hollimund maya', photoHash: hash },
    };
    w = world([twin]);
    await w.look();
    for (const proof of [w.proof()!, w.other(twin.id)])
      expect(proof).toMatchObject({ public: false, wantsPublic: true, reviewReason: 'looks like another' });
  });

  it('a pause that begins or ends by a look is told to both holders, once of each', async () => {
    const twin: SocialProof = {
      ...proven,
      ...{ id: 'GITHUB#maya-holllmund', owner: 'thief', nameKey: 'hollimund maya', photoHash: hash },
    };
    w = world([twin]);
    await w.look();
    await w.look();
    expect(w.told.map(({ userId, title }) => [userId, title])).toEqual([
      ['thief', 'maya-holllmund on GitHub is paused for review'],
      ['maya', 'maya-hollimund on GitHub is paused for review'],
    ]);
    await w.services.proofs.look(w.other(twin.id), { nameKey: 'clay co' });
    await w.look();
    expect(w.told.slice(2).map(({ userId, title }) => [userId, title])).toEqual([
      ['maya', 'maya-hollimund on GitHub is no longer paused'],
    ]);
  });

  it('a pause of what its holder does not show is told to nobody', async () => {
    const twin: SocialProof = {
      ...proven,
      ...{ id: 'GITHUB#maya-holllmund', owner: 'thief', nameKey: 'hollimund maya', photoHash: hash },
      ...{ public: false, wantsPublic: false },
    };
    w = world([twin]);
    await w.look();
    expect([w.other(twin.id).reviewReason, w.told.map(({ userId }) => userId)]).toEqual([
      'looks like another',
      ['maya'],
    ]);
  });

  it('whoever must give a sign-in proof again within a week is told so, and by when', async () => {
    const inDispute: SocialProof = {
      ...proven,
      ...{ how: 'oauth', code: null, public: false },
      ...{ reviewSince: new Date(start).toISOString(), reviewReason: 'disputed' },
    };
    w = world([inDispute]);
    await w.look();
    expect(w.told.map(({ title }) => title)).toEqual(['Please prove maya-hollimund on GitHub again']);
    expect(w.told[0]?.body).toContain('by 27 November 2026, your proof ends');
    w.later(8 * 24 * hour);
    expect(await w.look()).toBe('broken');
  });

  it('a dispute ends with the code found again, an operator’s hold on it does not', async () => {
    const inDispute = {
      ...proven,
      public: false,
      reviewSince: proven.since,
      reviewReason: 'disputed' as const,
    };
    w = world([inDispute]);
    w.held.add(proven.id);
    await w.look();
    expect(w.proof()).toMatchObject({ public: false, reviewSince: proven.since });
    w.held.clear();
    await w.look();
    expect(w.proof()).toMatchObject({ public: true, reviewSince: null });
    expect(w.told).toEqual([]);
  });

  describe('where no profile can be read', () => {
    const linked: SocialProof = {
      ...proven,
      ...{ id: 'LINKEDIN#maya-hollimund', how: 'oauth', code: null, lastCheckedAt: proven.since },
    };
    const named = { firstName: 'Maya', lastName: 'Hollimund' };
    const lookAt = async (also: SocialProof[], fields: Partial<User>) => {
      w = world([linked, ...also]);
      w.change({
        ...fields,
        socialMediaAccounts: [
          {
            platform: 'LINKEDIN',
            pageUrl: 'https://www.linkedin.com/in/maya-hollimund',
            verifiedAt: linked.since,
          },
        ],
      });
      expect(await recheck(linked, w.services)).toBe('not looked');
      return w.other(linked.id);
    };
    const thief = { ...proven, owner: 'thief', nameKey: 'hollimund maya', photoHash: hash };

    it('the name that the holder gives is compared, and nothing is said to have been looked at', async () => {
      const seen = await lookAt([], named);
      expect(seen).toMatchObject({ public: true, nameKey: 'hollimund maya', lastCheckedAt: proven.since });
    });

    it.each([
      ['a handle that reads as this one', 'X#maya_ho11imund', false],
      ['another handle', 'X#clay_and_co', true],
    ])('somebody else of the name with %s', async (_what, id, stays) => {
      const other = { ...thief, id };
      expect((await lookAt([other], named)).public).toBe(stays);
      expect(w.other(id).public).toBe(stays);
    });

    it('the picture of another account that they have proven counts', async () => {
      const mine = { ...proven, photoHash: hash };
      expect((await lookAt([mine, { ...thief, id: 'X#clay_and_co' }], named)).reviewReason).toBe(
        'looks like another',
      );
    });

    it('another name afterwards does not end the review', async () => {
      const other = { ...thief, id: 'X#maya_ho11imund' };
      await lookAt([other], named);
      expect([...w.held].sort()).toEqual([linked.id, other.id]);
      w.change({ firstName: 'Tom' });
      await recheck(w.other(linked.id), w.services);
      expect(w.other(linked.id)).toMatchObject({ public: false, reviewReason: 'looks like another' });
    });

    it('without a name it waits', async () => {
      expect(await lookAt([], {})).toMatchObject({ public: false, wantsPublic: true, reviewSince: null });
    });

    it('one that an operator has cleared stays shown', async () => {
      const other = { ...thief, id: 'X#maya_ho11imund', clearedWith: [linked.id] };
      await lookAt([other], named);
      await w.services.proofs.look(linked, { clearedWith: [other.id] });
      await recheck(w.other(linked.id), w.services);
      expect(w.other(linked.id).public).toBe(true);
    });
  });

  it('two of one name with other pictures are two people', async () => {
    const namesake: SocialProof = {
      ...proven,
      ...{ id: 'GITHUB#hollimund-m', owner: 'tromso', nameKey: 'hollimund maya', photoHash: 'a5'.repeat(32) },
    };
    w = world([namesake]);
    await w.look();
    expect([w.proof()?.public, w.other(namesake.id).public]).toEqual([true, true]);
  });
});
