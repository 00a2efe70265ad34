import { expect, it } from 'vitest';
import type { SeenProfile } from '#domain/scan/finding';
import { keptOwn, withItsPicture } from './kept-own.ts';

const github: SeenProfile = { platform: 'GITHUB', handle: 'mh', name: 'mh', bio: 'Pots', followers: 4 };

it('an account that was compared under a name its owner gives is kept under the one that its platform shows', async () => {
  const yours = { ...github, name: 'Maya Hollimund', shownName: 'mh', chosen: true as const };
  expect(withItsPicture(yours)).toEqual(github);
  const kept = await keptOwn('U#maya', [{ yours, lastSeen: '2026-11-20T07:40:00.000Z' }], {
    recent: async () => [],
  });
  expect(kept).toEqual([{ profile: github }]);
});

it('a picture that was uploaded in the place of one that it doesn’t show is none of it', () => {
  const photoHash = '07'.repeat(32);
  expect(withItsPicture({ ...github, photoHash })).toEqual(github);
  const shown = { ...github, photoHash, imageUrl: 'https://a.example/mh' };
  expect(withItsPicture(shown)).toEqual(shown);
});
