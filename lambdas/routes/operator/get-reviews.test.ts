import { expect, it } from 'vitest';
import type { OpenRequest } from '../../store/request.ts';
import { getReviews } from './get-reviews.ts';

const at = '2026-11-23T12:00:00.000Z';
const message = {
  kind: 'SUPPORT',
  createdAt: at,
  expiresAt: 0,
  subject: 'A question',
  message: 'Hello',
} as const;
const open: OpenRequest[] = [
  { ...message, id: 'support-CS-2222-2222', owner: 'maya', answerBy: '2026-11-28T12:00:00.000Z' },
  { ...message, id: 'support-2', owner: 'gone' },
  { ...message, id: 'contact-CS-2222-3333', email: 'ines@example.com', answerBy: '2026-11-28T12:00:00.000Z' },
];

it('operators read who wrote, and the number and the day that were promised; an earlier message has none', async () => {
  const services = {
    requests: { open: async () => open },
    users: { get: async (id: string) => (id === 'maya' ? { accountEmail: 'maya@example.com' } : undefined) },
    proofs: { inReview: async () => [] },
  } as unknown as Parameters<typeof getReviews>[1];
  const asked = { caller: { sub: 'operator', groups: ['Admin'] }, request: {}, now: Date.parse(at) };
  const { messages } = await getReviews(asked as unknown as Parameters<typeof getReviews>[0], services);
  expect(messages.map(({ from, promised }) => [from, promised])).toEqual([
    ['maya@example.com', { number: 'CS-2222-2222', answerBy: '2026-11-28T12:00:00.000Z' }],
    [null, null],
    ['ines@example.com', { number: 'CS-2222-3333', answerBy: '2026-11-28T12:00:00.000Z' }],
  ]);
});

it('nobody else reads them, and nothing is looked up for them', async () => {
  const asked = { caller: { sub: 'maya', groups: [] }, request: {}, now: Date.parse(at) };
  const call = getReviews(asked as unknown as Parameters<typeof getReviews>[0], {} as never);
  await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
