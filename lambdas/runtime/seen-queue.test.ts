import { expect, test } from 'vitest';
import type { SeenProfile } from '#domain/scan/finding';
import { messagesOf } from './seen-queue.ts';

test('what a search met goes in as few messages as SQS carries, and nothing in none', () => {
  const profile = (bytes: number): SeenProfile => ({
    platform: 'GITHUB',
    handle: 'm',
    bio: 'x'.repeat(bytes),
  });
  expect(messagesOf([])).toEqual([]);
  expect(messagesOf([profile(10), profile(20)])).toHaveLength(1);
  const many = Array.from({ length: 100 }, () => profile(4_900));
  const messages = messagesOf(many);
  expect(messages.map((one) => one.length)).toEqual([40, 40, 20]);
  for (const one of messages) expect(JSON.stringify(one).length).toBeLessThan(240_000);
  expect(messages.flat()).toEqual(many);
});
