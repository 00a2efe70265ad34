// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { InviteList } from './InviteList.tsx';

const server = vi.hoisted(() => ({ members: [] as object[], usedSeats: 13 }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ ...server, totalAvailableSeats: 15 }) }));

test.each<[string, object]>([
  ['free seats', {}],
  [
    'free seats and expired invitations, which give way',
    { members: [{ userEmailAddress: 'old@ferrowbay.example', state: 'EXPIRED' }], usedSeats: 14 },
  ],
])('a list with more addresses than %s says so before it is sent', async (_, seats) => {
  Object.assign(server, seats);
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <InviteList businessId="b" />
    </QueryClientProvider>,
  );
  const list = box.querySelector('textarea')!;
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(list, text);
      list.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('a@ferrowbay.example\nb@ferrowbay.example');
  await vi.waitFor(() => expect(box.textContent).toContain('Send 2 invitations'));
  expect(box.textContent).not.toContain('are free');
  await type('a@ferrowbay.example\nb@ferrowbay.example\nc@ferrowbay.example');
  await vi.waitFor(() =>
    expect(box.textContent).toContain(
      '3 are ready, but only 2 seats are free: only the first 2 can be sent.',
    ),
  );
});
