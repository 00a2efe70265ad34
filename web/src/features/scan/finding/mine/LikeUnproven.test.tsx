// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { clone } from '../../../design/fixtures.ts';
import { loadDraft } from '../../../compare/side.ts';
import { NamesakeLine } from '../FindingLine.tsx';
import { CopyLikeUnproven, LikeUnproven } from './LikeUnproven.tsx';

vi.mock('./use-left.ts', () => ({ useLeft: () => [] }));

const draw = (likeUnproven?: { platform: Platform; handle: string }) => {
  const theirs = { ...clone.theirs, handle: 'anneliese-throckmorton-hq' };
  return drawForTest(
    <LikeUnproven findings={[{ ...clone, verdict: 'namesake', reasons: [], theirs, likeUnproven }]} />,
  );
};
const shown = (likeUnproven?: Parameters<typeof draw>[0]) => {
  const { box } = draw(likeUnproven);
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
    undefined,
  ]);
});

test('the comparison is of both that are named', async () => {
  draw({ platform: 'FACEBOOK', handle: 'anneliese.throckmorton' }).click('Compare the two yourself');
  await vi.waitFor(() => expect(loadDraft().theirs.link).toBe('anneliese-throckmorton-hq'), 20_000);
  expect(loadDraft().yours).toMatchObject({ link: 'anneliese.throckmorton', platform: 'FACEBOOK' });
});

test('nothing is said where none resembles one', () => expect(shown()).toEqual(['', undefined]));

test('a copy that was found beside another account says whose handle it has', () => {
  const likeUnproven = { platform: 'REDDIT' as const, handle: 'throckmorton' };
  const { box } = drawForTest(<CopyLikeUnproven finding={{ ...clone, likeUnproven }} />);
  expect(box.textContent).toBe(
    'Its handle is like yours on Reddit, throckmorton. Yours isn’t proven, so we didn’t compare the two. Prove it, and scan again.',
  );
  expect(drawForTest(<CopyLikeUnproven finding={clone} />).box.textContent).toBe('');
});

test('a line of one that nobody can tell yet compares it with the account that it is like', async () => {
  const theirs = {
    platform: 'PINTEREST' as const,
    handle: 'throckmortonbooks',
    name: 'A. Throckmorton',
    seenIn: 'report' as const,
  };
  const likeUnproven = { platform: 'FACEBOOK' as const, handle: 'throckmorton.books' };
  const finding = {
    ...clone,
    platform: 'PINTEREST' as const,
    verdict: 'namesake' as const,
    reasons: [],
    theirs,
  };
  const compareOf = async (one: object) => {
    const { click } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <NamesakeLine finding={{ ...finding, ...one }} now={0} onDecide={() => {}} />
      </QueryClientProvider>,
    );
    click('Compare them yourself');
    await vi.waitFor(() => expect(loadDraft().theirs.link).toBe(theirs.handle), 20_000);
    return loadDraft().yours.link;
  };
  expect(await compareOf({ likeUnproven })).toBe('throckmorton.books');
});
