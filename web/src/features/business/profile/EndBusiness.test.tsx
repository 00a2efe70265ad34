// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Business } from '#domain/business/business';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { EndBusiness } from './EndBusiness.tsx';

vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ businesses: [] }) }));
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

test('the name can be typed as a phone writes it', () => {
  const business: Business = {
    ...{ id: 'rook', adminId: 'sub-1', name: "Rook's Bäckerei" },
    ...{ createdAt: '2025-11-20T12:00:00.000Z', updatedAt: '2025-11-20T12:00:00.000Z' },
  };
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <EndBusiness business={business} />
    </QueryClientProvider>,
  );
  click('Delete the business');
  const field = box.querySelector('input')!;
  const canDelete = (typed: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed);
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    return !box.querySelector<HTMLButtonElement>('button[type=submit]')!.disabled;
  };
  expect(['Rook’s', 'rook’s ba\u0308ckerei'].map(canDelete)).toEqual([false, true]);
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
