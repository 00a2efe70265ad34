// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Overview } from './Overview.tsx';

vi.mock('../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));
vi.mock('../../lib/use-site-config.ts', () => ({ useDemo: () => undefined }));
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'mo', email: '' }) }));

test.each([
  ['ADMIN', 'Add your domain in the business settings,'],
  ['MANAGER', 'An admin can add the domain in the business settings;'],
])('where the domain is missing, who can add it is said to an %s', (role, says) => {
  const at = '2026-11-20T12:00:00.000Z';
  const business = { id: 'b', adminId: 'ada', role, createdAt: at, updatedAt: at } as never;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Overview business={business} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(says);
});
