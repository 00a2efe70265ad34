// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import type { Business } from '#domain/business/business';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { BusinessInView } from './BusinessInView.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../lib/api/rest.ts', () => wire);
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

const at = '2026-11-20T12:00:00.000Z';
const business = (id: string, name: string): Business => ({
  id,
  name,
  adminId: 'sub-1',
  createdAt: at,
  updatedAt: at,
});
const bakery = business('b1', 'Hollimund Bakery');
const studio = business('b2', 'Rook Studio');

/** What the server was asked for: ids of single businesses, or 'list'. */
const asked = () =>
  wire.call.mock.calls.map(([, , request]) => (request as { businessId?: string }).businessId ?? 'list');
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  wire.call.mockReset().mockImplementation((_group, _endpoint, { businessId }: { businessId?: string }) => {
    if (!businessId) return Promise.resolve({ businesses: [bakery, studio] });
    return Promise.resolve(businessId === 'b1' ? bakery : studio);
  });
});
afterEach(() => void vi.restoreAllMocks());

async function open(address: string, copies = 1) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.createElement('div');
  let here = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    rootForTest(box).render(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <Address />
          {Array.from({ length: copies }, (_, nth) => (
            <BusinessInView key={nth} />
          ))}
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  // What arrived is drawn a turn later.
  const arrived = async () => {
    await vi.waitFor(() => act(async () => expect(queries.isFetching()).toBe(0)));
    await act(() => new Promise((drawn) => setTimeout(drawn, 5)));
  };
  await arrived();
  const click = async (words: string) => {
    const control = [...box.querySelectorAll<HTMLElement>('button, a')].find(
      ({ textContent }) => textContent === words,
    );
    await act(async () => control?.click());
    await arrived();
  };
  return { box, click, here: () => here };
}

test('a business is loaded when its id is in the address, and remembered', async () => {
  const { box } = await open('/business-dashboard?businessId=b1');
  expect(box.querySelector('b')?.textContent).toBe('Hollimund Bakery');
  expect(localStorage.getItem('lastActiveBusinessId')).toBe('b1');
  expect(asked().sort()).toEqual(['b1', 'list']);
});

test('another id in the address loads that one; the loaded one is not asked for again', async () => {
  const { box, click } = await open('/business-dashboard?businessId=b1');
  await click('Rook Studio');
  expect(box.querySelector('b')?.textContent).toBe('Rook Studio');
  expect(localStorage.getItem('lastActiveBusinessId')).toBe('b2');
  expect(asked().filter((one) => one === 'b1')).toHaveLength(1);
});

test('only one fetch runs at a time, however many ask', async () => {
  await open('/business-dashboard?businessId=b1', 3);
  expect(asked().sort()).toEqual(['b1', 'list']);
});

test('without an id nothing is loaded but the list', async () => {
  const { box } = await open('/business-dashboard');
  expect(asked()).toEqual(['list']);
  expect([...box.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Hollimund Bakery',
    'Rook Studio',
  ]);
});

test('clearing takes the id from the address and from memory', async () => {
  const { box, click, here } = await open('/business-dashboard?businessId=b1&tab=seats');
  await click('Switch business');
  expect(here()).toBe('/business-dashboard?tab=seats');
  expect(localStorage.getItem('lastActiveBusinessId')).toBeNull();
  expect(box.querySelector('b')).toBeNull();
});

test('with one business there is nothing to switch to', async () => {
  wire.call.mockImplementation((_group, _endpoint, { businessId }: { businessId?: string }) =>
    Promise.resolve(businessId ? bakery : { businesses: [bakery] }),
  );
  const { box } = await open('/business-dashboard?businessId=b1');
  expect(box.querySelector('b')?.textContent).toBe('Hollimund Bakery');
  expect(box.querySelector('button')).toBeNull();
});

test('a service that is silent has refused nobody', async () => {
  wire.call.mockRejectedValue(new CallFailed('The network didn’t answer.', 'NETWORK'));
  const { box } = await open('/business-dashboard?businessId=b1');
  expect(box.textContent).not.toContain('You don’t have access');
  expect(logged).toHaveBeenCalledTimes(2);
});

test('a business or a list that cannot be had is logged, and null', async () => {
  const failure = new Error('403');
  wire.call.mockRejectedValue(failure);
  const { box, click, here } = await open('/business-settings?businessId=b1');
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledWith(failure);
  expect(box.textContent).toContain('This business was deleted, or you don’t have a seat in it.');
  expect(box.querySelector('ul')).toBeNull();
  await click('Switch business');
  expect(here()).toBe('/business-settings');
});

test.each([
  { businesses: [bakery, studio], way: 'Switch business' },
  { businesses: [bakery], way: 'Go to your business' },
  { businesses: [], way: 'Set up a business' },
])(
  'from one that is gone the way on is named for the others there are: $way',
  async ({ businesses, way }) => {
    wire.call.mockImplementation((_group, _endpoint, { businessId }: { businessId?: string }) =>
      businessId ? Promise.reject(new Error('403')) : Promise.resolve({ businesses }),
    );
    const { box } = await open('/business-settings?businessId=gone');
    expect(box.querySelector('a, button')?.textContent).toBe(way);
  },
);

test.each([
  ['ADMIN', ['/business-dashboard?businessId=b1', '/business-dashboard/cases?businessId=b1']],
  ['MEMBER', ['/business-dashboard?businessId=b1']],
])('%s: the other pages of the business are a link away, as far as the role goes', async (role, to) => {
  wire.call.mockResolvedValue({ ...bakery, role });
  const { box } = await open('/business-settings?businessId=b1');
  const pages = box.querySelector('nav');
  expect([...(pages?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(to);
  expect(pages?.querySelector('[aria-current=page]')?.textContent).toBe('Settings');
});
