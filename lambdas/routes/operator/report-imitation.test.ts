import { expect, test } from 'vitest';
import type { Call } from '../../rest/rest.ts';
import { reportImitation } from './report-imitation.ts';

const at = '2026-11-20T10:00:00.000Z';

/** Reports from one address after the other, each about a handle. */
function desk() {
  const counted = new Map<string, number>();
  const kept: { handle?: string }[] = [];
  let from = 0;
  return {
    kept,
    report: (handle: string) =>
      reportImitation(
        {
          request: { platform: 'GITHUB', handle, own: 'https://github.com/me', words: 'My name.' },
          now: Date.parse(at),
          sourceIp: `192.0.2.${(from += 1)}`,
        } as Call<never>,
        {
          proofs: { get: async () => ({ public: true, since: at, lastCheckedAt: at }) } as never,
          requests: { put: async (one: object) => void kept.push(one) } as never,
          once: {
            count: async (id, by, most) => {
              const used = (counted.get(id) ?? 0) + by;
              if (used <= most) counted.set(id, used);
              return used <= most;
            },
          },
          random: () => 0.5,
        },
      ),
  };
}

test('one account fills the operators’ list no further, from however many addresses, and hides no other', async () => {
  const { report, kept } = desk();
  for (let i = 0; i < 10; i += 1) await report('maya');
  await expect(report('Maya')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(kept).toHaveLength(10);
  await report('otto');
  expect(kept.at(-1)).toMatchObject({ handle: 'otto' });
});
