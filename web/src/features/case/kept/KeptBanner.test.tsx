// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { keepForLater } from '../../compare/keep/keep-for-later.ts';
import { KeptBanner } from './KeptBanner.tsx';

test('a link alone was given, and not compared', () => {
  const kept = { at: Date.now(), link: 'x.com/maya', platform: 'X', handle: 'maya', platformName: 'X' };
  const bannerOf = (part: object) => {
    keepForLater({ ...kept, ...part });
    return drawForTest(<KeptBanner />).box.querySelector('aside')!.textContent;
  };
  expect(bannerOf({})).toContain('You gave us maya on X.');
  const mine = { link: 'x.com/may', platform: 'X', name: 'Maya' };
  expect(bannerOf({ snapshot: {}, mine })).toContain('You compared maya on X with your account.');
  // With a name or a picture of theirs.
  expect(bannerOf({ snapshot: {} })).toContain('You compared maya on X.');
  expect(bannerOf({ snapshot: {}, business: true })).toContain('with an account of your business.');
});

test('what is discarded leaves the focus to the content below', () => {
  keepForLater({ at: Date.now(), link: 'x.com/maya', platform: 'X', handle: 'maya', platformName: 'X' });
  const { box, click } = drawForTest(
    <>
      <KeptBanner />
      <main id="main" tabIndex={-1} />
    </>,
  );
  box.querySelector('button')!.focus();
  click('Discard');
  expect(box.querySelector('aside')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
});
