import { expect, it } from 'vitest';
import { newPageId, pageAccounts, PageId } from './accounts-page.ts';
import { SocialProof } from './proof.ts';

const proof = (id: string, over: Partial<SocialProof> = {}) =>
  SocialProof.parse({
    ...{ id, owner: 'u', proves: 'this URL', public: true, wantsPublic: true },
    ...{ since: '2026-11-01T10:00:00.000Z', lastCheckedAt: '2026-11-20T10:00:00.000Z', ...over },
  });

it('shows what its owner shows in public, by the name of the platform', () => {
  const shown = pageAccounts([
    proof('X#maya_hollimund'),
    proof('GITHUB#maya-hollimund'),
    proof('TWITCH#private', { public: false, wantsPublic: false }),
    proof('REDDIT#in_review', { public: false, reviewSince: '2026-11-20T00:00:00.000Z' }),
  ]);
  expect(shown).toEqual([
    {
      platform: 'GITHUB',
      handle: 'maya-hollimund',
      confirmedSince: '2026-11-01',
      lastCheckedOn: '2026-11-20',
    },
    expect.objectContaining({ platform: 'X', handle: 'maya_hollimund' }),
  ]);
});

it.each([
  [0, '2222222222222222'],
  [0.5, 'hhhhhhhhhhhhhhhh'],
  [1 - 2 ** -48, 'zzzzzzzzzzzzzzzz'],
])('makes an address of sixteen plain letters of %d', (value, id) => {
  expect(newPageId(() => value)).toBe(id);
  expect(PageId.safeParse(id).success).toBe(true);
});
