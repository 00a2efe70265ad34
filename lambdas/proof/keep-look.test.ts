import { describe, expect, it } from 'vitest';
import { nameKey } from '#domain/proof/name-key';
import type { SocialProof } from '#domain/proof/proof';
import { hash, hour, proofWorld, proven, start } from './proof-world-for-test.ts';

/** Another holder's proof of an account that looks the same. */
const twin: SocialProof = {
  ...proven,
  ...{ id: 'GITHUB#maya-holllmund', owner: 'thief', nameKey: nameKey('Maya Hollimund'), photoHash: hash },
};

describe('what a look comes to', () => {
  it('two holders of one name and picture: neither is shown until somebody has looked', async () => {
    const w = proofWorld([twin]);
    await w.look();
    for (const proof of [w.proof()!, w.other(twin.id)])
      expect(proof).toMatchObject({ public: false, wantsPublic: true, reviewReason: 'looks like another' });
  });

  it.each([
    ['a name that reads as it', nameKey('Maya Ho11irnund')],
    ['the name, looked at before names that read as one shared a key', 'hollimund maya'],
  ])('one picture under %s: neither is shown', async (_, key) => {
    const w = proofWorld([{ ...twin, nameKey: key }]);
    await w.services.proofs.look(w.proof()!, { nameKey: 'hollimund maya' });
    await w.look();
    for (const proof of [w.proof()!, w.other(twin.id)])
      expect(proof).toMatchObject({ public: false, reviewReason: 'looks like another' });
  });

  it('a pause that begins or ends by a look is told to both holders, once of each', async () => {
    const w = proofWorld([twin]);
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
    const w = proofWorld([{ ...twin, public: false, wantsPublic: false }]);
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
    const w = proofWorld([inDispute]);
    await w.look();
    expect(w.told.map(({ title }) => title)).toEqual(['Please prove maya-hollimund on GitHub again']);
    expect(w.told[0]?.body).toContain('by 27 November 2026, your proof ends');
    w.later(7 * 24 * hour + 1);
    expect(await w.look(), 'still on the day by which it was asked').toBe('held');
    const dayAfter = Date.parse('2026-11-28T00:00:00.000Z');
    w.later(dayAfter + 12 * hour - 1 - w.services.now());
    expect(await w.look(), 'the same day still, west of Greenwich').toBe('held');
    w.later(1);
    expect(await w.look()).toBe('broken');
  });

  it('a dispute ends with the code found again, an operator’s hold on it does not', async () => {
    const inDispute = {
      ...proven,
      public: false,
      reviewSince: proven.since,
      reviewReason: 'disputed' as const,
    };
    const w = proofWorld([inDispute]);
    w.held.add(proven.id);
    await w.look();
    expect(w.proof()).toMatchObject({ public: false, reviewSince: proven.since });
    w.held.clear();
    await w.look();
    expect(w.proof()).toMatchObject({ public: true, reviewSince: null });
    expect(w.told).toEqual([]);
  });

  it('two of one name with other pictures are two people', async () => {
    const namesake: SocialProof = {
      ...proven,
      ...{
        id: 'GITHUB#hollimund-m',
        owner: 'tromso',
        nameKey: nameKey('Maya Hollimund'),
        photoHash: 'a5'.repeat(32),
      },
    };
    const w = proofWorld([namesake]);
    await w.look();
    expect([w.proof()?.public, w.other(namesake.id).public]).toEqual([true, true]);
  });
});
