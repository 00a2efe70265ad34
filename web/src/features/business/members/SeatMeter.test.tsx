// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { SeatMeter } from './SeatMeter.tsx';

const server = vi.hoisted(() => ({ states: [] as string[] }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async () => ({ members: server.states.map((state) => ({ state })) }),
}));

test.each<[string[], string, string]>([
  [['JOINED', 'JOINED', 'INVITED'], 'No seat is free. Remove someone or withdraw an invitation.', ''],
  [
    ['JOINED', 'JOINED', 'EXPIRED'],
    'An invitation that has expired still holds 1 seat: the next person you invite gets it.',
    'No seat is free',
  ],
  [
    ['JOINED', 'EXPIRED', 'EXPIRED'],
    'Invitations that have expired still hold 2 seats: the next people you invite get them.',
    'No seat is free',
  ],
])('of %j it says who gets a seat', async (states, says, not) => {
  server.states = states;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SeatMeter businessId="b" used={3} total={3} />
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(box.textContent).toContain(says)));
  expect(box.textContent).toContain('3 of 3 seats taken');
  if (not) expect(box.textContent).not.toContain(not);
});

test.each<[{ most: number; at?: string }, string]>([
  [
    { most: 15, at: '/business-settings#seats' },
    'No seat is free. Raise the number in the settings (your plan has up to 15), remove someone, or',
  ],
  [{ most: 15 }, 'No seat is free. Raise the number below (your plan has up to 15), remove someone, or'],
  [{ most: 3, at: '/business-settings#seats' }, 'No seat is free. Remove someone or withdraw an invitation.'],
])('whoever may raise the number of seats is told so: %j', async (raise, says) => {
  server.states = ['JOINED', 'JOINED', 'JOINED'];
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SeatMeter businessId="b" used={3} total={3} raise={raise} />
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(box.textContent).toContain(says)));
});
