// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { one } from '../case-for-test.ts';
import { MoveNote, MoveOffer } from './MoveOffer.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
beforeEach(() => void wire.call.mockReset());

const bakery = { id: 'b1', name: 'Harbour Loaf Bakery', role: 'ADMIN' };
const studio = { id: 'b2', name: 'Rook Studio', role: 'MANAGER' };
const elsewhere = { id: 'b3', name: 'Elsewhere', role: 'MEMBER' };
const forBusiness = one({ behalf: { name: 'Harbour Loaf', relation: 'BUSINESS' } });
const forChild = one({ behalf: { name: 'Noor', relation: 'CHILD' } });

async function shown(businesses: object[], of: Case, chosen: '' | 'BUSINESS' | 'CHILD' = '') {
  wire.call.mockResolvedValue({ businesses });
  const { box, buttons } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <div id="note">
        <MoveNote one={of} />
      </div>
      <div id="offer">
        <MoveOffer one={of} chosen={chosen} />
      </div>
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const links = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const says = (id: string) => box.querySelector(`#${id}`)!.textContent;
  return { note: says('note'), offer: says('offer'), links, buttons: buttons() };
}

test('whoever keeps the cases of a business can move one of theirs there', async () => {
  expect(await shown([bakery, elsewhere], one({}))).toEqual({
    note: '',
    offer: 'Does this case belong to your business? Move it to Harbour Loaf Bakery',
    ...{ links: [], buttons: ['Move it to Harbour Loaf Bakery'] },
  });
});

test('a case that is for a business says above that only its person sees it', async () => {
  expect((await shown([bakery], forBusiness, 'BUSINESS')).note).toBe(
    'This case is for your business, but only you can see it. Move it to Harbour Loaf Bakery',
  );
});

test('of several businesses one is chosen later', async () => {
  expect((await shown([bakery, studio], one({}))).buttons).toEqual(['Move it to a business']);
});

test('before there is a business, a case for one says how it will get there', async () => {
  const setUp = 'Once your business is set up here, you can move the case to it. Set up your business';
  expect(await shown([], forBusiness, 'BUSINESS')).toEqual({
    note: `This case is for your business, but only you can see it. ${setUp}`,
    offer: setUp,
    ...{ links: ['/business-onboarding', '/business-onboarding'], buttons: [] },
  });
  expect((await shown([], one({}), 'BUSINESS')).note).toBe('');
});

test('a case for somebody else stays, and says where one for the business is opened', async () => {
  const other = {
    note: '',
    offer: 'A case for a business is opened on its own page: Harbour Loaf Bakery, Rook Studio.',
    links: ['/business-dashboard?businessId=b1#brand', '/business-dashboard?businessId=b2#brand'],
    buttons: [],
  };
  expect(await shown([bakery, studio], forChild, 'CHILD')).toEqual(other);
  expect(await shown([bakery, studio], forChild, 'BUSINESS')).toEqual(other);
  expect(await shown([bakery, studio], one({}), 'CHILD')).toEqual(other);
});

test('nobody else is told of it', async () => {
  const nothing = { note: '', offer: '', links: [], buttons: [] };
  expect(await shown([elsewhere], forBusiness, 'BUSINESS')).toEqual(nothing);
  expect(await shown([], one({}))).toEqual(nothing);
});
