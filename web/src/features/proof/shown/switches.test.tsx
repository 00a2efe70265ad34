// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { accountProof } from '#domain/proof/proof';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { PageSwitch } from './PageSwitch.tsx';
import { PublicSwitch } from './PublicSwitch.tsx';

const at = '2026-11-20T12:00:00.000Z';
const page = vi.hoisted(() => ({ shown: false }));
const person = vi.hoisted(() => ({ preferredName: null as string | null }));
const listed = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund', verifiedAt: at };
const account = accountProof(listed, { ways: [] });
const saves = vi.hoisted(() => [] as string[]);
vi.mock('../../../lib/site-config.ts', () => ({ siteConfig: async () => ({}) }));
vi.mock('../../account/api.ts', () => ({
  useUser: () => ({
    isSuccess: true,
    data: {
      ...newUser({ sub: 'maya', email: 'maya@example.com' }, at),
      ...{ ...person, socialMediaAccounts: [listed] },
    },
  }),
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_group: string, { path }: { path: string }) => {
    if (path.endsWith('get-proofs'))
      return { accounts: [account], page: { id: 'p', shown: page.shown }, leftOutSince: null };
    saves.push(path);
    return new Promise(() => {}); // under way
  },
}));

test.each([
  ['an account', <PublicSwitch key="account" account={account} />],
  ['the page', <PageSwitch key="page" accounts={[account]} />],
])('the tick of %s keeps the focus while it is saved, and is saved once', async (_what, part) => {
  saves.length = 0;
  const { box } = drawForTest(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
  const tick = box.querySelector('input')!;
  await vi.waitFor(() => expect(tick.disabled).toBe(false));
  tick.focus();
  await act(async () => tick.click());
  await vi.waitFor(() => expect(tick.getAttribute('aria-busy')).toBe('true'));
  await act(async () => tick.click());
  expect(saves).toHaveLength(1);
  expect(tick.disabled).toBe(false);
  expect(tick.checked).toBe(true);
  expect(document.activeElement).toBe(tick);
});

test.each([
  ['without a name, where profiles can’t be read', null, [], 'Add your name', 'waiting for your name'],
  ['with a name', 'Maya', [], 'within minutes', 'within minutes'],
  ['that can be read, without a name', null, ['code' as const], 'within minutes', 'within minutes'],
])('what waits to be shown says what for: an account %s', async (_what, preferredName, ways, its, pages) => {
  person.preferredName = preferredName;
  page.shown = true;
  const waiting = { ...account, ways, wantsPublic: true };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PublicSwitch account={waiting} />
      <PageSwitch accounts={[waiting]} />
    </QueryClientProvider>,
  );
  const said = () => [...box.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  await act(() =>
    vi.waitFor(() => expect(said()).toEqual([expect.stringContaining(its), expect.stringContaining(pages)])),
  );
});
