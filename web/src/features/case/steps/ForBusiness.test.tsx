// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { ForBusiness } from './ForBusiness.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

async function shown(businesses: object[]) {
  wire.call.mockResolvedValue({ businesses });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ForBusiness />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const links = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { says: box.textContent, links };
}

test('whoever keeps the cases of a business is told where one for it is opened', async () => {
  const bakery = { id: 'b1', name: 'Harbour Loaf Bakery', role: 'ADMIN' };
  const studio = { id: 'b2', name: 'Rook Studio', role: 'MANAGER' };
  expect(await shown([bakery, studio])).toEqual({
    says: 'A case for a business is opened on its own page: Harbour Loaf Bakery, Rook Studio.',
    links: ['/business-dashboard?businessId=b1#brand', '/business-dashboard?businessId=b2#brand'],
  });
});

test('nobody else is', async () => {
  expect((await shown([{ id: 'b1', name: 'Harbour Loaf Bakery', role: 'MEMBER' }])).says).toBe('');
  expect((await shown([])).says).toBe('');
});
