// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { accountProof, type SocialProof } from '#domain/proof/proof';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import type { OwnBusiness } from '../api.ts';
import { ListedAccounts } from './ListedAccounts.tsx';
import { RealAccounts } from './RealAccounts.tsx';

const verifiedAt = '2026-11-20T12:00:00.000Z';
const [x, github, reddit] = [
  { platform: 'X' as const, pageUrl: 'https://x.com/Ferrowbay', verifiedAt },
  { platform: 'GITHUB' as const, pageUrl: 'https://github.com/ferrowbay', verifiedAt },
  { platform: 'REDDIT' as const, pageUrl: 'https://www.reddit.com/user/ferrowbay' },
];
const waiting = { platform: 'TWITCH' as const, pageUrl: 'https://www.twitch.tv/ferrowbay' };
const gone = { platform: 'TIKTOK' as const, pageUrl: 'https://www.tiktok.com/@ferrowbay' };
const claim = { id: 'c', owner: 'b', status: 'PENDING' as const, at: verifiedAt };
const missed = {
  ...{ id: 'GITHUB#ferrowbay', owner: 'B#b', how: 'code' as const, since: verifiedAt, version: 1 },
  ...{ public: false, missedAt: verifiedAt },
} as SocialProof;
const broken = accountProof(gone, {
  ways: [],
  claim: { ...claim, status: 'BROKEN', note: 'The account is no longer there.' },
});
vi.mock('../../../lib/use-links.ts', () => ({ useLinks: () => ({ profile: () => undefined }) }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => ({
    accounts: [
      accountProof(x!, { ways: [], proof: { ...missed, missedAt: null, reviewSince: verifiedAt } }),
      accountProof(github!, { ways: [], proof: missed }),
      ...(asked.all ? [accountProof(waiting, { ways: [], claim }), broken] : []),
    ],
    page: null,
  }),
}));
const business = { id: 'b', socialMediaAccounts: [x, github, reddit, waiting, gone] } as OwnBusiness;

async function marks(part: React.ReactNode) {
  const { box } = await drawn(part);
  return [...box.querySelectorAll('.mark')].map(
    ({ classList, textContent }) => `${classList[0]} ${classList[1]}: ${textContent}`,
  );
}

async function drawn(part: React.ReactNode) {
  const { box } = drawForTest(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
  for (let turn = 0; turn < 100 && !box.querySelector('.mark.wait'); turn++)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return { box };
}

/** Whether accounts without a proof are answered, too: they are to whoever proves them. */
const asked = { all: true };

test('the list on the dashboard says how each account stands in the words of the settings', async () =>
  expect(await marks(<ListedAccounts business={business} />)).toEqual([
    'mark wait: Paused for review',
    'mark done: Verified since 20 November 2026',
    'mark none: Unverified',
    'mark wait: Pending',
    'mark broken: Broken',
  ]));

test('the list on the dashboard says why a proof is broken or in doubt, as the settings do', async () => {
  const { box } = await drawn(<ListedAccounts business={business} />);
  expect(box.textContent).toContain('The account is no longer there.');
  expect(box.textContent).toContain('The last check didn’t find the proof; we’ll check again');
});

test('so does the list that members see', async () => {
  asked.all = false;
  expect(await marks(<RealAccounts businessId="b" />)).toEqual([
    'mark wait: Paused for review',
    'mark done: Verified since 20 November 2026',
  ]);
});
