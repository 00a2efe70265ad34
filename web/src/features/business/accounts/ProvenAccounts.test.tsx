// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { accountProof } from '#domain/proof/proof';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import type { OwnBusiness } from '../api.ts';
import { ProvenAccounts } from './ProvenAccounts.tsx';

const at = '2026-11-20T12:00:00.000Z';
const x = { platform: 'X' as const, pageUrl: 'https://x.com/willowmere' };
vi.mock('../../../lib/use-links.ts', () => ({ useLinks: () => ({ profile: () => undefined }) }));
vi.mock('../../account/api.ts', () => ({ useUser: () => ({ data: { id: 'sub-1' } }) }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => ({ accounts: [accountProof(x, { ways: [] })], page: null }),
}));

test.each([
  [{ domain: 'willowmere.com', verifiedAt: at, checkedAt: at }, 'Once an account is proven, you can open'],
  [undefined, 'Once your domain and an account are proven, you can open'],
])('what the public page of a business waits for is said before there is one', async (domainProof, said) => {
  const business = { id: 'b', role: 'ADMIN', domain: 'willowmere.com', domainProof } as OwnBusiness;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ProvenAccounts business={{ ...business, socialMediaAccounts: [x] }} />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 100 && !box.textContent.includes('Once '); turn++)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(box.textContent).toContain(`${said} a public page that shows your accounts under your domain.`);
});

test.each([
  ['ADMIN', 'and you can show it in public as yours.'],
  ['MANAGER', 'and an admin can show it in public as yours.'],
] as const)('who may show a proven account in public is said to each role: %s', (role, said) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ProvenAccounts business={{ id: 'b', role } as OwnBusiness} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(said);
});
