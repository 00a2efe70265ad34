import { expect, it } from 'vitest';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { inviteAll, tooManyMails } from './invite.ts';

const now = Date.UTC(2026, 10, 26);
const at = new Date(now).toISOString();
const seatOf = (email: string, part: Partial<BusinessAccountUsers> = {}): BusinessAccountUsers => ({
  ...{
    businessId: 'b',
    userEmailAddress: email,
    role: 'MEMBER',
    adminUserId: 'ada',
    createdAt: at,
    updatedAt: at,
  },
  ...part,
});
const mine = seatOf('ada@acme.example', { userId: 'ada', role: 'ADMIN' });
const gone = { invitedUntil: '2026-11-01T00:00:00.000Z' };

/** A business on a plan of 15 seats, of which more may be taken: its trial is over. */
function business(joined: number, expired: number) {
  const seats = [
    ...Array.from({ length: joined }, (_, n) => seatOf(`joined${n}@acme.example`, { userId: `u${n}` })),
    ...Array.from({ length: expired }, (_, n) => seatOf(`gone${n}@acme.example`, gone)),
  ];
  const services = {
    businesses: {
      get: async () => ({ id: 'b', name: 'Acme', usedSeats: seats.length, totalAvailableSeats: 50 }),
    },
    seats: {
      seatByEmail: async () => undefined,
      seatsIn: async () => [...seats],
      takeSeat: async (seat: BusinessAccountUsers) => {
        if (seats.length >= 15) return 'full';
        seats.push(seat);
        return 'taken';
      },
      removeSeat: async (_: string, email: string) => {
        seats.splice(
          seats.findIndex(({ userEmailAddress }) => userEmailAddress === email),
          1,
        );
        return true;
      },
    },
    users: { get: async () => undefined },
    once: { count: async () => true },
    secureRandom: () => 0.5,
    mailInvitation: async () => true,
  } as never;
  const left = () => seats.filter(({ invitedUntil }) => invitedUntil === gone.invitedUntil).length;
  return { services, seats, left };
}

it.each([
  ['one gives way', 14, 1, true, 0],
  ['as many as it takes give way', 14, 4, true, 0],
  ['none is lost where all of them together make no room', 15, 3, false, 3],
])('of expired invitations %s', async (_, joined, expired, invited, stay) => {
  const { services, left } = business(joined, expired);
  const [result] = await inviteAll([{ userEmailAddress: 'new@acme.example' }], mine, now, services);
  expect(result).toMatchObject(invited ? { invited } : { invited, reason: 'All seats are taken.' });
  expect(left()).toBe(stay);
});

it.each([
  ['expired, by an admin, as what they want now', gone, 'ADMIN', 'MANAGER', true],
  ['expired, by a manager', gone, 'MANAGER', 'MEMBER', true],
  ['still open', { invitedUntil: '2026-12-01T00:00:00.000Z' }, 'ADMIN', 'MEMBER', false],
  ['joined', { userId: 'lena' }, 'ADMIN', 'MEMBER', false],
] as const)(
  'who is invited again gets a new link in the same seat: %s',
  async (_, part, by, role, invited) => {
    let seat = seatOf('lena@acme.example', part);
    const mailed: unknown[] = [];
    const services = {
      businesses: { get: async () => ({ id: 'b', name: 'Acme' }) },
      seats: {
        seatByEmail: async () => seat,
        setRole: async (_seat: unknown, to: typeof role) => ((seat = { ...seat, role: to }), true),
        renew: async (_seat: unknown, { hash, until }: { hash: string; until: string }) => (
          (seat = { ...seat, invitationHash: hash, invitedUntil: until }),
          true
        ),
      },
      users: { get: async () => undefined },
      once: { count: async () => true },
      secureRandom: () => 0.5,
      mailInvitation: async (to: string, { role, until }: { role: string; until: string }) =>
        mailed.push([to, role, until]),
    } as never;
    const before = seat;
    const rows = [{ userEmailAddress: 'lena@acme.example', role }];
    const [result] = await inviteAll(rows, { ...mine, role: by }, now, services);
    expect(result).toMatchObject({ invited });
    if (invited) {
      expect(seat.role).toBe(role);
      expect(Date.parse(seat.invitedUntil!)).toBeGreaterThan(now);
      expect(mailed).toEqual([['lena@acme.example', role, seat.invitedUntil]]);
    } else expect(seat).toBe(before);
  },
);

it('a manager renews no invitation of an admin', async () => {
  const services = {
    seats: { seatByEmail: async () => seatOf('lena@acme.example', { ...gone, role: 'ADMIN' }) },
    businesses: { get: async () => undefined },
    users: { get: async () => undefined },
  } as never;
  const [result] = await inviteAll(
    [{ userEmailAddress: 'lena@acme.example' }],
    { ...mine, role: 'MANAGER' },
    now,
    services,
  );
  expect(result).toMatchObject({
    invited: false,
    reason: 'Their invitation as an admin has expired. Only an admin can invite them again.',
  });
});

it.each([
  [
    'the address has had enough',
    'invited#',
    'That’s enough invitations to this address for one day. Please try again tomorrow.',
  ],
  [
    'the business has sent enough',
    'invites#',
    'That’s enough invitations for one day. Please try again tomorrow.',
  ],
])('says that %s', async (_, counted, expected) => {
  const once = { count: async (key: string) => !key.includes(counted) };
  expect(await tooManyMails('b', 'rose@acme.example', now, { once } as never)).toBe(expected);
});

it('counts no invitation that found no seat, and gives back the seat of one too many', async () => {
  const counted: string[] = [];
  const inviting = async (joined: number, count: (key: string) => boolean) => {
    const { services, seats } = business(joined, 0);
    const once = { count: async (key: string) => (counted.push(key), count(key)) };
    const row = { line: 1, userEmailAddress: 'rose@acme.example', role: 'MEMBER' as const };
    const [result] = await inviteAll([row], mine, now, Object.assign({}, services, { once }) as never);
    return [result, seats.length];
  };
  expect(await inviting(15, () => true)).toMatchObject([
    { invited: false, reason: 'All seats are taken.' },
    15,
  ]);
  expect(counted).toEqual([]);
  expect(await inviting(14, () => false)).toMatchObject([
    { invited: false, reason: expect.stringMatching('enough invitations to this address') as string },
    14,
  ]);
  expect(await inviting(14, () => true)).toMatchObject([{ invited: true }, 15]);
});
