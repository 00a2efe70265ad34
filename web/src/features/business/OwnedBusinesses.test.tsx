// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Member } from '#domain/contract/business';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { OwnedBusinesses } from './OwnedBusinesses.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../lib/api/rest.ts', () => wire);
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));

const businesses = [
  { id: 'b1', name: 'Bramblewood Bakery', adminId: 'sub-1' },
  { id: 'b2', name: 'Somebody else’s', adminId: 'sub-2' },
];
const you = { you: true, state: 'JOINED', role: 'ADMIN' } as const;
const joined = { you: false, state: 'JOINED' } as const;

async function said(others: readonly Partial<Member>[] | undefined): Promise<string> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  wire.call.mockImplementation(async (_group: string, { path }: { path: string }) => {
    if (path.endsWith('list')) return { businesses };
    if (!others) throw new Error('Nobody answers.');
    return { members: [you, ...others] };
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const box = document.createElement('div');
  await act(async () =>
    rootForTest(box).render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <OwnedBusinesses />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain('Bramblewood');
    expect(box.textContent).not.toContain('Looking');
  });
  return box.textContent;
}

const stuck = /nobody else in it is an admin\. Before your account can be deleted/;

it.each([
  ['nobody else', [], /it is deleted with your account/],
  [
    'only an invitation',
    [{ you: false, state: 'INVITED', role: 'ADMIN' }],
    /it is deleted with your account/,
  ],
  ['another admin', [{ ...joined, role: 'ADMIN' }], /It goes to another of its admins, who is told\./],
  ['only a manager', [{ ...joined, role: 'MANAGER' }], stuck],
  ['only members', [{ ...joined, role: 'MEMBER' }], stuck],
  ['nobody who answers', undefined, /It goes to another of its admins, who is told; if nobody else/],
] as const)('says what becomes of a business with %s in it', async (_, others, words) => {
  const text = await said(others);
  expect(text).toMatch(words);
  expect(text).not.toContain('Somebody else’s');
});
