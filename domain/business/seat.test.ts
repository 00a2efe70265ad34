import { expect, test } from 'vitest';
import { seatState, withoutLink } from './seat.ts';

const at = '2026-11-20T12:00:00.000Z';
const now = Date.parse(at);
const seat = {
  ...{ businessId: 'acme', userEmailAddress: 'maya@example.com', userId: 'maya', role: 'MEMBER' as const },
  ...{ adminUserId: 'ada', createdAt: at, updatedAt: at },
};

test.each([
  [undefined, 'JOINED'],
  [null, 'JOINED'],
  ['2026-11-20T12:00:00.001Z', 'INVITED'],
  [at, 'EXPIRED'],
])('a seat that is offered until %s is %s', (invitedUntil, state) =>
  expect(seatState({ invitedUntil }, now)).toBe(state),
);

test('an invitation does not tell whether its address has an account', () => {
  const invited = { ...seat, invitedUntil: at, invitationHash: 'hash' };
  expect(withoutLink(invited)).toEqual(withoutLink({ ...invited, userId: undefined }));
  expect(withoutLink(invited)).toEqual({ ...seat, invitedUntil: at, userId: null });
  expect(withoutLink(invited)).not.toHaveProperty('invitationHash');
  expect(withoutLink(seat)).toEqual(seat);
});
