// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { clone } from '../../../design/fixtures.ts';
import { LikeUnproven } from './LikeUnproven.tsx';

const shown = (likeUnproven?: { platform: Platform; handle: string }) => {
  const theirs = { ...clone.theirs, handle: 'anneliese-throckmorton-hq' };
  const { box } = drawForTest(
    <LikeUnproven findings={[{ ...clone, verdict: 'namesake', reasons: [], theirs, likeUnproven }]} />,
  );
  return [box.textContent, box.querySelector('a')?.getAttribute('href')];
};

const said = (handle: string, platform: string) =>
  `One account under “We can’t say yet” has a handle like yours on ${platform}, ${handle}. Yours isn’t proven, so we didn’t compare the two.`;

test('an account that wasn’t compared with the one that it resembles leads to its proof, or to the comparison', () => {
  expect(shown({ platform: 'REDDIT', handle: 'throckmorton' })).toEqual([
    `${said('throckmorton', 'Reddit')} Prove it, and scan again.`,
    '/connections/social',
  ]);
  expect(shown({ platform: 'FACEBOOK', handle: 'anneliese.throckmorton' })).toEqual([
    `${said('anneliese.throckmorton', 'Facebook')} Compare the two yourself.`,
    '/compare',
  ]);
});

test('nothing is said where none resembles one', () => expect(shown()).toEqual(['', undefined]));
