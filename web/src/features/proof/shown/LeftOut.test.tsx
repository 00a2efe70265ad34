// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { accountProof } from '#domain/proof/proof';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { LeftOutOfChecks } from '../../settings/privacy/LeftOutOfChecks.tsx';
import { PageSwitch } from './PageSwitch.tsx';
import { PublicSwitch } from './PublicSwitch.tsx';

const at = '2026-11-20T12:00:00.000Z';
const asked = '2026-11-24T09:00:00.000Z';
const listed = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund', verifiedAt: at };
const account = {
  ...accountProof(listed, { ways: [] }),
  ...{ public: true, wantsPublic: true },
};
const server = vi.hoisted(() => ({ leftOutSince: null as string | null, findable: false }));
vi.mock('../../../lib/site-config.ts', () => ({ siteConfig: async () => ({}) }));
vi.mock('../../account/api.ts', () => ({
  useUser: () => ({
    isSuccess: true,
    data: { ...newUser({ sub: 'maya', email: 'maya@example.com' }, at), socialMediaAccounts: [listed] },
  }),
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_group: string, { path }: { path: string }) => {
    if (path.endsWith('show-in-checks')) server.leftOutSince = null;
    if (path.endsWith('get-connections')) return { connections: [], vouching: 0, findable: server.findable };
    return path.endsWith('get-proofs')
      ? { accounts: [account], page: { id: 'p', shown: true }, leftOutSince: server.leftOutSince }
      : { leftOutSince: server.leftOutSince };
  },
}));

/** Lets the answers that are on their way arrive. */
const arrived = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !holds(); turn++) await arrived();
  expect(holds()).toBe(true);
}

async function open(part: ReactNode, leftOutSince: string | null) {
  server.leftOutSince = leftOutSince;
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      {part}
      <Toasts />
    </QueryClientProvider>,
  );
  const expected = leftOutSince ? /left out/ : /Copy/;
  await until(() => !drawn.box.querySelector('input:disabled') && expected.test(drawn.box.textContent));
  return drawn;
}

test('the settings of privacy have it for whoever is left out, and nothing for anybody else', async () => {
  const { box, click } = await open(<LeftOutOfChecks key="settings" />, asked);
  expect(box.textContent).toContain('On 24 November 2026 you asked to be left out of checks.');
  click('Show me in checks again');
  await until(() => !box.querySelector('h2'));
  expect(box.textContent).not.toContain('left out');
});

test.each([
  [true, 'still find your name, because Being found is on'],
  [false, 'Searches for people don’t find you either, because Being found is off'],
])(
  'the settings of privacy say what is so, whether or not one may be found (%s), and lead to where that is set',
  async (findable, words) => {
    server.findable = findable;
    const { box } = await open(<LeftOutOfChecks key="settings" />, asked);
    await until(() => box.textContent.includes(words));
    expect(box.textContent).toContain(
      'Public checks and pages don’t show the accounts that you’ve proven here',
    );
    expect(box.textContent).not.toContain('Nobody');
    expect(box.querySelector('a')?.getAttribute('href')).toBe('/connections/people#being-found');
  },
);

test.each([
  ['an account', <PublicSwitch account={account} key="one" />, 'Copy the link for your bio'],
  ['the page of all', <PageSwitch accounts={[account]} key="all" />, 'Copy its link'],
])(
  'whoever is left out reads at %s that nobody sees it, and can be shown again',
  async (_what, part, copy) => {
    expect((await open(part, null)).buttons()).toContain(copy);
    const { box, buttons, click } = await open(part, asked);
    expect(box.textContent).toContain(
      'Nobody sees this: on 24 November 2026 you asked to be left out of checks.',
    );
    expect(box.textContent).not.toContain('Open the');
    expect(buttons()).not.toContain(copy);
    click('Show me in checks again');
    await until(() => buttons().includes(copy));
    expect(box.textContent).toContain('You’re shown in checks again.');
  },
);
