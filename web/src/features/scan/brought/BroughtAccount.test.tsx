// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { BroughtAccount } from './BroughtAccount.tsx';
import { words as said } from './words.ts';

const server = vi.hoisted(() => ({ sent: [] as Record<string, unknown>[] }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_api: string, _entry: object, request: Record<string, unknown>) => {
    server.sent.push(request);
    return { platform: 'FACEBOOK', handle: 'maya.copy' };
  },
}));
vi.mock('../../account/api.ts', () => ({
  useUser: () => ({
    data: { socialMediaAccounts: [{ platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/Maya.K/' }] },
  }),
}));
vi.mock('./GivenStands.tsx', () => ({ GivenStands: () => null }));

afterEach(() => {
  server.sent = [];
});

const print = { hash: 'ab'.repeat(32), quality: 90 };
const brought = {
  ...{ platform: 'FACEBOOK', account: 'https://www.facebook.com/maya.copy', name: 'Maya', picture: print },
};
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** The dashboard, to which somebody comes with a comparison. */
async function arrive(state: object) {
  await import('./AskWhose.tsx');
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Routes>
        <Route path="/dashboard" element={<BroughtAccount />} />
        <Route path="/compare" element="the comparison" />
      </Routes>
    </QueryClientProvider>,
    { pathname: '/dashboard', state },
  );
  await settle();
  await settle();
  return drawn;
}

const mine = { account: { platform: 'INSTAGRAM', handle: 'maya.k' }, called: 'maya.k on Instagram' };
const hers = { account: { platform: 'INSTAGRAM', handle: 'ottilie' }, called: 'ottilie on Instagram' };

test.each([
  [
    'with one’s own account, and its picture',
    { brought: { ...brought, ownPicture: print }, comparedWith: mine },
  ],
  ['without a picture of one’s own', { brought, comparedWith: hers }],
])('what was compared %s is given at once', async (_, state) => {
  const { box } = await arrive(state);
  expect(box.textContent).toBe('');
  expect(server.sent).toEqual([state.brought]);
});

test('a picture beside an account that isn’t listed is the person’s own once they say so', async () => {
  const state = { brought: { ...brought, ownPicture: print }, comparedWith: hers };
  const { click } = await arrive(state);
  expect(document.body.textContent).toContain(said.why('ottilie on Instagram'));
  expect(server.sent).toEqual([]);
  click(said.me);
  await settle();
  expect(server.sent).toEqual([state.brought]);
});

test('what was compared for somebody else is not given, and leads back to where it can become a case', async () => {
  const { box, click } = await arrive({ brought: { ...brought, ownPicture: print }, comparedWith: hers });
  click(said.other);
  await settle();
  expect(box.textContent).toBe('the comparison');
  expect(server.sent).toEqual([]);
});

test('a picture beside no account at all is asked about, too', async () => {
  await arrive({ brought: { ...brought, ownPicture: print }, comparedWith: { called: '' } });
  expect(document.body.textContent).toContain(said.why(''));
  expect(server.sent).toEqual([]);
});

test('whoever closes the question stays, and nothing is given', async () => {
  const { box, click } = await arrive({ brought: { ...brought, ownPicture: print }, comparedWith: hers });
  click('Close');
  await settle();
  expect(box.textContent).toBe('');
  expect(server.sent).toEqual([]);
});
