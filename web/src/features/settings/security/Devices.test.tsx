// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { User } from '#domain/account/user';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Devices } from './Devices.tsx';

const session = vi.hoisted(() => ({ leave: vi.fn() }));
vi.mock('../../session/leave.ts', () => session);
vi.mock('./end-everywhere.ts', () => ({ endEverywhere: vi.fn() }));

const Here = () => <p>{useLocation().pathname}</p>;

test('where the other devices could not be signed out, it says so and stays; the next try leads on', async () => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Devices user={{ devices: [] } as unknown as User} />
      <Here />
    </QueryClientProvider>,
    '/settings/security',
  );
  click('Sign out everywhere');
  const dialog = box.querySelector('dialog')!;
  const press = () => act(async () => dialog.querySelector<HTMLButtonElement>('.primary')!.click());
  session.leave.mockRejectedValueOnce(new Error('offline'));
  await press();
  expect(dialog.querySelector('[role=alert]')?.textContent).toBe(
    'We couldn’t sign out the other devices. Check your connection and try again.',
  );
  expect(box.textContent).toContain('/settings/security');
  session.leave.mockResolvedValueOnce(false);
  await press();
  expect(box.textContent).toContain('/auth/logout');
});

test('the failure of an earlier try does not stand there when it is asked anew', async () => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Devices user={{ devices: [] } as unknown as User} />
    </QueryClientProvider>,
    '/settings/security',
  );
  click('Sign out everywhere');
  session.leave.mockRejectedValueOnce(new Error('offline'));
  await act(async () => box.querySelector<HTMLButtonElement>('dialog .primary')!.click());
  expect(box.querySelector('[role=alert]')).not.toBeNull();
  click('Stay signed in');
  click('Sign out everywhere');
  expect([box.querySelector('dialog') !== null, box.querySelector('[role=alert]')]).toEqual([true, null]);
});
