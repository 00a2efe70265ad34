// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Business } from '#domain/business/business';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { EndBusiness } from './EndBusiness.tsx';

vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ businesses: [] }) }));
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

test('the question before a business is deleted says which one it is, beyond its name', () => {
  const business: Business = {
    ...{ id: 'rook', adminId: 'sub-1', name: 'Rook Studio', domain: 'rook.example', usedSeats: 3 },
    ...{ createdAt: '2025-11-20T12:00:00.000Z', updatedAt: '2025-11-20T12:00:00.000Z' },
  };
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <EndBusiness business={business} />
    </QueryClientProvider>,
  );
  click('Delete the business');
  expect(box.querySelector('dialog')!.textContent).toContain(
    'Rook Studio, rook.example, 3 seats taken, set up 20 November 2025.',
  );
});
