import { beforeEach, describe, expect, it } from 'vitest';
import { nameKey } from '#domain/proof/name-key';
import type { SocialProof } from '#domain/proof/proof';
import type { User } from '#domain/account/user';
import { SourceSilent } from '../sources/source.ts';
import { code, hash, hour, maya, proofWorld, proven, start } from './proof-world-for-test.ts';
import { recheck } from './recheck.ts';

let w: ReturnType<typeof proofWorld>;
beforeEach(() => {
  w = proofWorld();
});

describe('another look at a proof', () => {
  it('holds: dated, and looked at again tomorrow', async () => {
    expect(await w.look()).toBe('held');
    expect(w.proof()).toMatchObject({
      lastCheckedAt: '2026-11-20T07:40:00.000Z',
      nextCheckAt: '2026-11-21T07:40:00.000Z',
      nameKey: nameKey('Maya Hollimund'),
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

  it.each([
    ['lena', ['maya', 'lena']],
    // Whoever no longer lists it has nothing to prove.
    ['left', ['maya']],
  ])(
    'of a disputed one that breaks the other side is told that it is theirs to prove: %s',
    async (rival, told) => {
      w.disputedBy(rival);
      w.answers(() => ({ ...maya, bio: '' }));
      expect(await w.look()).toBe('broken');
      expect(w.told.map(({ userId }) => userId)).toEqual(told);
      if (told[1])
        expect(w.told[1]).toMatchObject({
          ...{ title: 'You can prove maya-hollimund on GitHub now', link: '/connections/social' },
          body: 'Someone else’s proof of this account has ended. Prove it again, and yours counts.',
        });
      if (told[1]) expect(w.claim('lena')?.note).toBe(w.told[1]?.body);
    },
  );

  it.each([
    ['lena', ['lena', 'maya']],
    ['left', []],
  ])('of a disputed one that holds both sides are told, once a day: %s', async (rival, told) => {
    for (let n = 0; n < 3; n += 1) {
      w.disputedBy(rival);
      expect(await w.look()).toBe('held');
      expect(w.proof()).toMatchObject({ reviewReason: null, public: true });
      expect(await w.look()).toBe('held');
    }
    expect(new Set(w.told.map(({ userId }) => userId))).toEqual(new Set(told));
    expect(new Set(w.told.map(({ id }) => id)).size).toBe(told.length);
    if (told[0]) {
      expect(w.told[0]?.title).toBe('Someone else’s proof of maya-hollimund on GitHub still holds');
      expect(w.claim('lena')?.note).toMatch(
        /^Someone else has proven this account here, and their proof held/,
      );
      w.later(24 * hour);
      w.disputedBy(rival);
      await w.look();
      expect(w.told[1]?.title).toBe('Someone else has shown a proof of maya-hollimund on GitHub');
      expect(new Set(w.told.map(({ id }) => id)).size).toBe(4);
    }
  });

  it('whoever proved it once, before the dispute was settled, is told nothing of its end', async () => {
    w.disputedBy('lena');
    await w.look();
    w.answers(() => ({ ...maya, createdAt: '2026-11-18T00:00:00Z' }));
    expect(await w.look()).toBe('broken');
    expect(w.told.map(({ userId, title }) => [userId, title])).toEqual([
      ['lena', 'Someone else’s proof of maya-hollimund on GitHub still holds'],
      ['maya', 'Someone else has shown a proof of maya-hollimund on GitHub'],
      ['maya', 'Your proof for maya-hollimund on GitHub no longer holds'],
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

  it('and whoever waits for it is told', async () => {
    const { holders } = w.services;
    const lena = await holders.get('lena');
    w.services.holders = { get: async (owner) => (owner === 'lena' ? lena : holders.get(owner)) };
    w.disputedBy('lena');
    w.leave();
    expect(await w.look()).toBe('broken');
    expect(w.told).toMatchObject([{ userId: 'lena', title: 'You can prove maya-hollimund on GitHub now' }]);
  });

  describe('where no profile can be read', () => {
    const linked: SocialProof = {
      ...proven,
      ...{ id: 'LINKEDIN#maya-hollimund', how: 'oauth', code: null, lastCheckedAt: proven.since },
    };
    const named = { firstName: 'Maya', lastName: 'Hollimund' };
    const lookAt = async (also: SocialProof[], fields: Partial<User>) => {
      w = proofWorld([linked, ...also]);
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
    const thief = { ...proven, owner: 'thief', nameKey: nameKey('Maya Hollimund'), photoHash: hash };

    it('the name that the holder gives is compared, and nothing is said to have been looked at', async () => {
      const seen = await lookAt([], named);
      const key = nameKey('Maya Hollimund');
      expect(seen).toMatchObject({ public: true, nameKey: key, lastCheckedAt: proven.since });
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

    it('whoever takes their name away is not shown, and is again soon after they give one', async () => {
      await lookAt([], named);
      w.change({ firstName: null, lastName: null });
      await recheck(w.other(linked.id), w.services);
      const { public: shown, nextCheckAt } = w.other(linked.id);
      expect([shown, Date.parse(nextCheckAt!) - start]).toEqual([false, hour / 4]);
      w.change(named);
      await recheck(w.other(linked.id), w.services);
      expect(w.other(linked.id).public).toBe(true);
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
});
