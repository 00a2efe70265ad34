import { expect, test } from 'vitest';
import { limitAddress } from './limit-address.ts';

/** Which of these addresses share one counter. */
async function counters(addresses: string[]): Promise<number> {
  const ids = new Set<string>();
  const once = { count: async (id: string) => (ids.add(id), true) };
  for (const address of addresses) await limitAddress('check', address, 0, once);
  return ids.size;
}

test.each([
  [
    1,
    'one household has 2^64 addresses',
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', '2001:DB8:0001:2::'],
  ],
  [2, 'two households', ['2001:db8:1:2::1', '2001:db8:1:3::1']],
  [2, 'two of the older kind', ['192.0.2.1', '192.0.2.2']],
  [1, 'the older kind written as the newer', ['192.0.2.1', '::ffff:192.0.2.1']],
  [2, 'short forms', ['::1', '2001:db8::1']],
])('%i counter: %s', async (count, _, addresses) => {
  expect(await counters(addresses)).toBe(count);
});
