// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { PickBusiness } from './PickBusiness.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../lib/api/rest.ts', () => wire);
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

const own = (id: string, name: string) => ({ id, name, adminId: 'sub-1', role: 'Admin' });

async function open(businesses: object[]): Promise<{ said: string; here: string }> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  wire.call.mockResolvedValue({ businesses });
  const box = document.createElement('div');
  let here = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  };
  await act(async () =>
    rootForTest(box).render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/business-dashboard']}>
          <Address />
          <PickBusiness />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(box.textContent).not.toContain('Loading');
  });
  return { said: box.textContent ?? '', here };
}

test('whoever has one business is on its page at once', async () =>
  expect(await open([own('b1', 'Hollimund Bakery')])).toMatchObject({
    here: '/business-dashboard?businessId=b1',
  }));

test('whoever has several is asked which, and called what they are in each', async () => {
  const { said, here } = await open([own('b1', 'Hollimund Bakery'), own('b2', 'Rook Studio')]);
  expect(here).toBe('/business-dashboard');
  expect(said).toContain('Which business?');
  // Also to a member, who sees neither seats nor members.
  expect(said).toContain('Choose one to open it.');
  expect(said).toContain('Rook Studio Owner');
});

test('two of one name are told apart by domain, seats and when they were set up; others need none of it', async () => {
  const twin = (id: string, usedSeats: number, createdAt: string) => ({
    ...own(id, 'Rook Studio'),
    ...{ domain: `${id}.example`, usedSeats, createdAt },
  });
  const { said } = await open([
    twin('rook', 3, '2025-11-20T12:00:00.000Z'),
    twin('rook-two', 1, '2025-11-26T12:00:00.000Z'),
    { ...own('b2', 'Hollimund Bakery'), domain: 'bakery.example' },
  ]);
  expect(said).toContain('Rook Studio Owner, rook.example, 3 seats taken, set up 20 November 2025');
  expect(said).toContain('Rook Studio Owner, rook-two.example, 1 seat taken, set up 26 November 2025');
  expect(said).not.toContain('bakery.example');
});
