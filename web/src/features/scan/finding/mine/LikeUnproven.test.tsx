// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { clone } from '../../../design/fixtures.ts';
import { LikeUnproven } from './LikeUnproven.tsx';

const listed = vi.hoisted(() => ({ accounts: [] as object[] }));
vi.mock('../../../account/api.ts', () => ({
  useUser: () => ({ data: { socialMediaAccounts: listed.accounts } }),
}));

const shown = (platform: string, pageUrl: string) => {
  listed.accounts = [{ platform, pageUrl }];
  const theirs = { ...clone.theirs, handle: 'anneliese-throckmorton-hq' };
  const { box } = drawForTest(
    <LikeUnproven findings={[{ ...clone, verdict: 'namesake', reasons: [], theirs }]} />,
  );
  return [box.textContent, box.querySelector('a')?.getAttribute('href')];
};

const said = (handle: string, platform: string) =>
  `One account under “Probably not copies” has a handle like yours on ${platform}, ${handle}. Yours isn’t proven, so we didn’t compare the two.`;

test('an account that wasn’t compared with the one that it resembles leads to its proof, or to the comparison', () => {
  expect(shown('REDDIT', 'https://www.reddit.com/user/throckmorton')).toEqual([
    `${said('throckmorton', 'Reddit')} Prove it, and scan again.`,
    '/connections/social',
  ]);
  expect(shown('FACEBOOK', 'https://www.facebook.com/anneliese.throckmorton')).toEqual([
    `${said('anneliese.throckmorton', 'Facebook')} Compare the two yourself.`,
    '/compare',
  ]);
});

test('nothing is said where none resembles one', () =>
  expect(shown('FACEBOOK', 'https://www.facebook.com/somebody.else')).toEqual(['', undefined]));
