import { beforeEach, expect, it } from 'vitest';
import { contactBudgets } from '#domain/operations/contact-message';
import type { SupportRequest } from '../../store/request.ts';
import { contact } from './contact.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
let kept: SupportRequest[];
let counts: Map<string, number>;
beforeEach(() => {
  kept = [];
  counts = new Map();
});

const services = () =>
  ({
    requests: { put: async (request: SupportRequest) => void kept.push(request) },
    once: {
      count: async (key: string, by: number, most: number) => {
        const so = (counts.get(key) ?? 0) + by;
        if (so > most) return false;
        counts.set(key, so);
        return true;
      },
    },
    random: () => kept.length / 1000,
  }) as unknown as Parameters<typeof contact>[1];

const write = (sourceIp: string, email = 'ines@example.com') =>
  contact(
    {
      request: { email, subject: 'A question', message: 'How long does it take?' },
      now,
      sourceIp,
    } as Parameters<typeof contact>[0],
    services(),
  );

it('a message is kept with the address for the answer, its number, and the day by which it is answered', async () => {
  expect(await write('192.0.2.1')).toEqual({ number: 'CS-2222-2222', answerBy: '2026-11-28T12:00:00.000Z' });
  expect(kept).toEqual([
    expect.objectContaining({
      ...{ id: 'contact-CS-2222-2222', kind: 'SUPPORT', email: 'ines@example.com', status: 'OPEN' },
      answerBy: '2026-11-28T12:00:00.000Z',
    }),
  ]);
  // Nobody's until an account has confirmed that address: export and deletion look for it by this.
  expect(kept[0]!.owner).toBe('E#ines@example.com');
});

it('one sender writes so often, and others are still heard', async () => {
  for (let n = 0; n < contactBudgets.perSenderAndHour; n++) await write('192.0.2.1');
  await expect(write('192.0.2.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(write('192.0.2.2')).resolves.toHaveProperty('number');
});

it('many senders together leave room for what else operators read', async () => {
  for (let n = 0; n < contactBudgets.perDay; n++) await write(`198.51.100.${n}`);
  await expect(write('192.0.2.9')).rejects.toThrow(/legal@/);
  expect(kept).toHaveLength(contactBudgets.perDay);
});
