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

test.each<[{ most: number; at?: string; byAdmin?: true }, string]>([
  [
    { most: 15, byAdmin: true },
    'No seat is free. An admin can raise the number (the plan allows up to 15). Otherwise, remove someone or',
  ],
  [{ most: 3, byAdmin: true }, 'No seat is free. Remove someone or withdraw an invitation.'],
  [
    { most: 15, at: '/business-settings#seats' },
    'No seat is free. Raise the number in the settings (your plan allows up to 15), remove someone, or',
  ],
  [{ most: 15 }, 'No seat is free. Raise the number below (your plan allows up to 15), remove someone, or'],
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

const taken = (states: Record<string, number>) =>
  Object.entries(states).flatMap(([state, count]) => Array<string>(count).fill(state));

test.each<[string, string[], string[], string]>([
  ['free seats: nobody needs theirs', taken({ JOINED: 11, EXPIRED: 1 }), ['3 free.'], 'expired'],
  [
    'fewer seats than are taken, and expired ones that make up for it',
    taken({ JOINED: 14, EXPIRED: 4 }),
    ['Invitations that have expired still hold 4 seats: they make room for the next person you invite.'],
    'No seat is free',
  ],
  [
    'fewer seats than are taken without the expired ones',
    taken({ JOINED: 15, EXPIRED: 3 }),
    ['No seat is free until fewer than 15 are taken: remove someone or withdraw an invitation.'],
    'still hold',
  ],
  [
    'fewer seats than are taken',
    taken({ JOINED: 18 }),
    ['No seat is free until fewer than 15 are taken: remove someone or withdraw an invitation.'],
    'still hold',
  ],
])('of %s', async (_, states, says, not) => {
  server.states = states;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SeatMeter businessId="b" used={states.length} total={15} />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((done) => setTimeout(done)));
  for (const one of says) expect(box.textContent).toContain(one);
  expect(box.textContent).not.toContain(not);
});
