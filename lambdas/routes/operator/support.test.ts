import { expect, it } from 'vitest';
import type { SupportRequest } from '../../store/request.ts';
import { support } from './support.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');

it('a message of somebody signed in has a number, and a day by which it is answered, as any other', async () => {
  const kept: SupportRequest[] = [];
  const services = {
    requests: { put: async (request: SupportRequest) => void kept.push(request) },
    once: { count: async () => true },
    random: () => 0,
  } as unknown as Parameters<typeof support>[1];
  const request = { subject: 'A question', message: 'How long does it take?' };
  const asked = { caller: { sub: 'maya' }, request, now } as Parameters<typeof support>[0];
  const promised = { answerBy: '2026-11-28T12:00:00.000Z' };
  expect(await support(asked, services)).toEqual({ number: 'CS-2222-2222', ...promised });
  expect(kept).toEqual([
    expect.objectContaining({ id: 'support-CS-2222-2222', kind: 'SUPPORT', owner: 'maya', ...promised }),
  ]);
});
