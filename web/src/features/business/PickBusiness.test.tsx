// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { PickBusiness } from './PickBusiness.tsx';

const at = '2026-11-20T12:00:00.000Z';
const business = { createdAt: at, updatedAt: at, role: 'ADMIN' };
vi.mock('../../lib/api/rest.ts', () => ({
  call: async () => ({
    businesses: [
      { ...business, id: 'b1', name: 'Hollimund Bakery', adminId: 'sub-1' },
      { ...business, id: 'b2', name: 'Rook Studio', adminId: 'sub-2' },
      { ...business, id: 'b3', name: 'Ferrow Bay', adminId: 'sub-2', role: 'MEMBER' },
    ],
  }),
}));
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

test('whoever owns a business is called its owner, and others what they are there', async () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PickBusiness />
    </QueryClientProvider>,
  );
  const rows = () => [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
  await vi.waitFor(() =>
    act(async () =>
      expect(rows()).toEqual(['Hollimund Bakery Owner', 'Rook Studio Admin', 'Ferrow Bay Member']),
    ),
  );
});
