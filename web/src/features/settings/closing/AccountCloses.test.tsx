// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { AccountCloses } from './AccountCloses.tsx';

const closing = {
  because: 'MAILBOX',
  askedAt: '2026-11-26T09:00:00.000Z',
  closesAt: '2026-12-03T09:00:00.000Z',
};
const server = vi.hoisted(() => ({ closing: null as object | null, broken: false }));
vi.mock('../../account/api.ts', () => ({
  useUser: () => ({ data: newUser({ sub: 'maya', email: 'maya@example.com' }, '2026-11-20T12:00:00.000Z') }),
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_group: string, { path }: { path: string }) => {
    if (!path.endsWith('keep-account')) return { accounts: [], closing: server.closing };
    if (server.broken) throw new Error('Please try again.');
    return { closing: null };
  },
}));

const arrived = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !holds(); turn++) await arrived();
  expect(holds()).toBe(true);
}

test('says who asked, and when the account closes; kept, that is said, and what asked for it is gone', async () => {
  Object.assign(server, { closing, broken: true });
  const { box, buttons, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AccountCloses otherwise="What we keep." />
      <Toasts />
    </QueryClientProvider>,
  );
  await until(() => box.textContent.includes('someone'));
  expect(box.textContent).toContain(
    'On 26 November 2026 someone with access to your mailbox asked us to delete this account. It closes on 3 December 2026.',
  );
  click('Keep my account');
  await until(() => box.textContent.includes('Please try again.'));
  expect(box.textContent).not.toContain('What we keep.');
  server.broken = false;
  click('Keep my account');
  await until(() => box.textContent.includes('What we keep.'));
  expect(box.textContent).toContain('Your account stays.');
  expect(box.textContent).not.toContain('Please try again.');
  expect(buttons()).not.toContain('Keep my account');
});

test('an account that closes for a date names the country as well, and says that the date has to be saved', async () => {
  Object.assign(server, { closing: { ...closing, because: 'DATE_OF_BIRTH' } });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AccountCloses otherwise="What we keep." keeps={false} />
    </QueryClientProvider>,
  );
  await until(() => box.textContent.includes('Because'));
  expect(box.textContent).toContain('or of that and the country of your address, this account');
  expect(box.textContent).toContain(
    'If either was a mistake, correct it, and save the right date of birth before then, even if it’s the one that’s there.',
  );
});

test('says nothing to anybody else', async () => {
  Object.assign(server, { closing: null });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AccountCloses otherwise="What we keep." />
    </QueryClientProvider>,
  );
  await arrived();
  expect(box.textContent).toBe('What we keep.');
});
