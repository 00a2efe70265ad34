// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { AlertSettings } from './AlertSettings.tsx';

const wire = vi.hoisted(() => ({ graphql: vi.fn() }));
vi.mock('../../lib/api/graphql.ts', () => wire);
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
vi.mock('../account/record-device.ts', () => ({ recordDevice: () => {} }));

test('a tick pressed twice at once is as before, each press in its turn', async () => {
  let stored: User = newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z');
  const sent: unknown[] = [];
  wire.graphql.mockImplementation(async (_query, { input }: { input?: Partial<User> }) => {
    if (input) {
      const { id: _id, version, ...patch } = input;
      expect(version).toBe(stored.version);
      sent.push(patch);
      stored = { ...stored, ...patch, version: version! + 1 };
    }
    return stored;
  });
  const queries = new QueryClient();
  queries.setQueryData(['user', 'sub-1'], stored);
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <AlertSettings />
    </QueryClientProvider>,
  );
  const tick = box.querySelector<HTMLInputElement>('[type=checkbox]')!;
  const seen: boolean[] = [];
  const press = () =>
    act(async () => {
      tick.click();
      seen.push(tick.checked);
    });
  await press();
  await press();
  await vi.waitFor(() => expect(sent).toEqual([{ alertsMonitoring: false }, { alertsMonitoring: true }]));
  await act(async () => {});
  expect(seen).toEqual([false, true]);
  expect(tick.checked).toBe(true);
});

test('the weekly summary is off and waits while emails about copies are off', () => {
  const stored = {
    ...newUser({ sub: 'sub-1', email: 'maya@hollimund.example' }, '2026-11-20T12:00:00.000Z'),
    alertsMonitoring: false,
  };
  wire.graphql.mockResolvedValue(stored);
  const queries = new QueryClient();
  queries.setQueryData(['user', 'sub-1'], stored);
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <AlertSettings />
    </QueryClientProvider>,
  );
  const [copies, week, requests] = box.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  expect([copies!.checked, week!.checked, week!.disabled]).toEqual([false, false, true]);
  expect([requests!.checked, requests!.disabled]).toEqual([true, false]);
});
