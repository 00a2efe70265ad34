// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { type AccountProof, accountProof } from '#domain/proof/proof';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { PageSwitch } from './PageSwitch.tsx';

const at = '2026-11-20T12:00:00.000Z';
const listed = { platform: 'X' as const, pageUrl: 'https://x.com/maya_hollimund', verifiedAt: at };
vi.mock('../../account/api.ts', () => ({
  useUser: () => ({ data: newUser({ sub: 'maya', email: 'maya@example.com' }, at) }),
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => ({ accounts: [], page: { id: 'p', shown: true } }),
}));

const account = (fields: Partial<AccountProof>): AccountProof => ({
  ...accountProof(listed, { ways: ['code'] }),
  ...fields,
});
const shown = account({ public: true, wantsPublic: true });
const paused = account({ wantsPublic: true, inReview: true });
const hidden = account({ inReview: true });
const soon = account({ wantsPublic: true });
const onePaused = 'One account is paused for review, and not on the page.';
const onOne = 'One account is on it now.';

test.each([
  [[shown], onOne],
  [[shown, paused], `${onOne} ${onePaused}`],
  [[paused], onePaused],
  [
    [shown, shown, paused, paused],
    '2 accounts are on it now. 2 accounts are paused for review, and not on the page.',
  ],
  [[shown, hidden], onOne],
  [
    [soon],
    'One account will appear on it after our next check of its profile: usually within minutes, later if its platform limits our requests.',
  ],
  [
    [shown, soon, soon, paused],
    `${onOne} 2 accounts will appear on it after our next check of their profiles: usually within minutes, later if a platform limits our requests. ${onePaused}`,
  ],
  [[hidden], 'The page is empty until at least one account is shown in public: open its details above.'],
])(
  'the page of all accounts says how many are on it, how many soon will be, and how many a review keeps off it: %#',
  async (accounts, says) => {
    const { box } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <PageSwitch accounts={accounts} />
      </QueryClientProvider>,
    );
    for (let turn = 0; turn < 100 && !box.querySelector('[role=status]')?.textContent; turn++)
      await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(box.querySelector('[role=status]')!.textContent).toBe(says);
  },
);
