import { expect, it } from 'vitest';
import { answerInvitation } from './answer-invitation.ts';

type Services = Parameters<typeof answerInvitation>[1];
const address = 'lotte@ferrowbay.example';

/** What is said to somebody who declines in a second window, with this seat. */
const declined = (seat: object | undefined) => {
  const services = {
    users: {
      get: async () => ({ emails: [{ emailAddress: address, verifiedAt: '2026-11-20T09:00:00.000Z' }] }),
    },
    seats: { seatByEmail: async () => seat },
  } as unknown as Services;
  const request = { businessId: 'b', userEmailAddress: address, answer: 'decline' as const };
  const caller = { sub: 'lotte', groups: [], token: '' };
  return answerInvitation({ request, caller, now: 0, headers: {}, sourceIp: '' }, services);
};

it('whoever has joined in another window reads that they have, and how to leave', async () =>
  expect(declined({ userId: 'lotte' })).rejects.toThrow(
    'You have joined this business already. You can leave it on its page.',
  ));

it.each([
  ['nobody', undefined],
  ['somebody else', { userId: 'other' }],
])('where %s holds the address, nothing is said of it', async (_, seat) =>
  expect(declined(seat)).rejects.toThrow('There is no open invitation to an address'),
);
