import { expect, test } from 'vitest';
import type { Call } from '../../rest/rest.ts';
import { reportImitation } from './report-imitation.ts';

const at = '2026-11-20T10:00:00.000Z';

/** Reports from one address after the other, each about a handle. */
function desk() {
  const counted = new Map<string, number>();
  const kept: { id?: string; handle?: string; owner?: string }[] = [];
  let from = 0;
  let drawn = 1;
  return {
    kept,
    report: (handle: string, sourceIp = `192.0.2.${(from += 1)}`, email?: string) =>
      reportImitation(
        {
          request: { platform: 'GITHUB', handle, own: 'https://github.com/me', words: 'My name.', email },
          now: Date.parse(at),
          sourceIp,
        } as Call<never>,
        {
          proofs: { get: async () => ({ public: true, since: at, lastCheckedAt: at }) } as never,
          optedOut: async () => false,
          requests: { put: async (one: object) => void kept.push(one) } as never,
          once: {
            count: async (id, by, most) => {
              const used = (counted.get(id) ?? 0) + by;
              if (used <= most) counted.set(id, used);
              return used <= most;
            },
          },
          random: () => (drawn = (drawn * 48271) % 2147483647) / 2147483647,
        },
      ),
  };
}

test('ten junk reports from one address silence nobody but that address', async () => {
  const { report, kept } = desk();
  const junk = await Promise.allSettled(Array.from({ length: 10 }, () => report('maya', '192.0.2.200')));
  expect(junk.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(report('Maya', '192.0.2.200')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await report('maya')).toEqual({ received: true });
  expect(kept).toHaveLength(3);
});

test('from however many addresses, one account fills the operators’ list no further, and everybody is heard', async () => {
  const { report, kept } = desk();
  for (let i = 0; i < 60; i += 1) expect(await report('maya')).toEqual({ received: true });
  expect(new Set(kept.map(({ id }) => id)).size).toBe(21);
  await report('otto');
  expect(kept.at(-1)).toMatchObject({ handle: 'otto' });
});

test('a report is found by the address that came with it, and by nothing where none did', async () => {
  const { report, kept } = desk();
  await report('maya', '192.0.2.1', 'ines@example.com');
  await report('maya', '192.0.2.2');
  expect(kept.map(({ owner }) => owner)).toEqual(['E#ines@example.com', undefined]);
});
