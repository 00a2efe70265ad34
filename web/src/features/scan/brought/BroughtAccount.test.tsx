// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { isComparisonUnsaved } from '../../compare/offer/unsaved.ts';
import { saveDraft } from '../../compare/side.ts';
import { BroughtAccount } from './BroughtAccount.tsx';
import { words as said } from './words.ts';

const server = vi.hoisted(() => ({
  sent: [] as Record<string, unknown>[],
  listed: [] as object[],
  refuses: '',
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_api: string, _entry: object, request: Record<string, unknown>) => {
    server.sent.push(request);
    if (server.refuses) throw new Error(server.refuses);
    return { platform: 'FACEBOOK', handle: 'maya.copy' };
  },
}));
vi.mock('../../account/api.ts', () => ({
  useUser: () => ({ data: { socialMediaAccounts: server.listed } }),
  useUpdateUser: () => ({
    mutateAsync: async (patch: Record<string, unknown>) => void server.sent.push(patch),
  }),
}));
vi.mock('../finding/mine/use-is-mine.tsx', () => ({
  useIsMine: () => ({ isMine: async () => true, question: null }),
}));
vi.mock('./GivenStands.tsx', () => ({ GivenStands: () => null }));

const maya = { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/Maya.K/' };
beforeEach(() => {
  server.sent = [];
  server.listed = [maya];
  server.refuses = '';
});

const print = { hash: 'ab'.repeat(32), quality: 90 };
const brought = {
  ...{ platform: 'FACEBOOK', account: 'https://www.facebook.com/maya.copy', name: 'Maya', picture: print },
};
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Where they are led back to, and what comes along. */
function There() {
  const { hash, state } = useLocation();
  return `the comparison${hash} ${state ? JSON.stringify(state) : ''}`.trim();
}

/** The dashboard, to which somebody comes with a comparison. */
async function arrive(state: object) {
  await import('./AskWhose.tsx');
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Routes>
        <Route path="/dashboard" element={<BroughtAccount />} />
        <Route path="/compare" element={<There />} />
      </Routes>
    </QueryClientProvider>,
    { pathname: '/dashboard', state },
  );
  await settle();
  await settle();
  return drawn;
}

const mine = {
  account: { ...maya, handle: 'maya.k', pageUrl: 'https://www.instagram.com/maya.k/' },
  called: 'maya.k on Instagram',
};
const other = { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/ottilie/' };
const ottilie = { account: { ...other, handle: 'ottilie' }, called: 'ottilie on Instagram' };
const ownAccount = { platform: 'INSTAGRAM', handle: 'ottilie' };
const withPicture = { ...brought, ownPicture: print };

test.each([
  ['with one’s own account', withPicture, mine],
  ['with nothing of one’s own', brought, { called: '' }],
])('what was compared %s is given at once', async (_, brought, comparedWith) => {
  const { box } = await arrive({ brought, comparedWith });
  expect(box.textContent).toBe('');
  const own = 'account' in comparedWith && { ownAccount: { platform: 'INSTAGRAM', handle: 'maya.k' } };
  expect(server.sent).toEqual([{ ...brought, ...own }]);
});

test.each([
  ['once it is given', '', false],
  ['but for one that couldn’t be given', 'The network didn’t answer. Try again.', true],
])('nobody is asked about the comparison in this tab any more, %s', async (_, refuses, unsaved) => {
  server.refuses = refuses;
  const side = { link: 'https://www.facebook.com/maya.copy', platform: '', name: '' };
  saveDraft({ yours: side, theirs: side }, { unsaved: true });
  await arrive({ brought: withPicture, comparedWith: mine });
  expect(isComparisonUnsaved()).toBe(unsaved);
});

test.each([
  ['beside that account', mine, { ownName: 'Maya at work' }],
  ['and of no account it isn’t given', { called: '' }, {}],
])('the name that was entered for one’s own account goes along, %s', async (_, comparedWith, named) => {
  await arrive({ brought: { ...brought, ownName: 'Maya at work' }, comparedWith });
  const own = 'account' in comparedWith && { ownAccount: { platform: 'INSTAGRAM', handle: 'maya.k' } };
  expect(server.sent).toEqual([{ ...brought, ...own, ...named }]);
});

test.each([
  ['with a picture', withPicture],
  ['without', brought],
])(
  'an account that isn’t listed joins the list once the person says that it is theirs, %s',
  async (_, brought) => {
    const { click } = await arrive({ brought, comparedWith: ottilie });
    expect(document.body.textContent).toContain(said.why('ottilie on Instagram'));
    expect(server.sent).toEqual([]);
    click(said.meAdd);
    await settle();
    expect(server.sent).toEqual([{ socialMediaAccounts: [maya, other] }, { ...brought, ownAccount }]);
  },
);

test('an account of theirs that stands as the copy is said to be theirs, and nothing is added', async () => {
  await import('./AskSwapped.tsx');
  server.listed = [maya, { platform: 'FACEBOOK', pageUrl: 'https://www.facebook.com/Maya.Copy' }];
  for (const comparedWith of [ottilie, mine, { called: '' }]) {
    const { box, click } = await arrive({ brought: withPicture, comparedWith });
    expect(document.body.textContent).toContain(said.swapped.why('maya.copy on Facebook'));
    click(said.swapped.back);
    await settle();
    expect(box.textContent).toBe('the comparison');
  }
  expect(server.sent).toEqual([]);
});

test('of whom none is listed yet it is the first', async () => {
  server.listed = [];
  const { click } = await arrive({ brought, comparedWith: ottilie });
  click(said.meAdd);
  await settle();
  expect(server.sent).toEqual([{ socialMediaAccounts: [other] }, { ...brought, ownAccount }]);
});

test('what was compared for somebody else is not given, and leads back to where it can become a case', async () => {
  const { box, click } = await arrive({ brought: withPicture, comparedWith: ottilie });
  click(said.other);
  await settle();
  expect(box.textContent).toBe('the comparison#kit {"forElse":true}');
  expect(server.sent).toEqual([]);
});

test('a picture beside an account that no list takes is asked about, too', async () => {
  const { click } = await arrive({ brought: withPicture, comparedWith: { called: 'maya on Bluesky' } });
  expect(document.body.textContent).toContain(said.why('maya on Bluesky'));
  expect(server.sent).toEqual([]);
  click(said.me);
  await settle();
  expect(server.sent).toEqual([withPicture]);
});

test('whoever closes the question stays, and nothing is given', async () => {
  const { box, click } = await arrive({ brought: withPicture, comparedWith: ottilie });
  click('Close');
  await settle();
  expect(box.textContent).toBe('');
  expect(server.sent).toEqual([]);
});

test('whoever is refused reads where what they entered still is', async () => {
  server.refuses = 'The network didn’t answer. Try again.';
  await arrive({ brought, comparedWith: { called: '' } });
  const { box } = drawForTest(<Toasts />);
  expect(box.textContent).toContain(
    'The network didn’t answer. Try again. What you entered is still on the comparison page.',
  );
});
