import { describe, expect, it } from 'vitest';
import { day, hour } from '#domain/durations';
import { withinRateLimit, enforceRateLimit } from './rate-limit.ts';

/** Counters as the table keeps them: each count is one conditional write, however many come at once. */
function counters() {
  const rows = new Map<string, { used: number; expiresAt: number; owner: string | undefined }>();
  return {
    rows,
    count: async (id: string, by: number, most: number, expiresAt: number, owner?: string) => {
      await Promise.resolve();
      const used = (rows.get(id)?.used ?? 0) + by;
      if (used > most) return false;
      rows.set(id, { used, expiresAt, owner });
      return true;
    },
  };
}

const noon = Date.parse('2026-11-20T12:00:00.000Z');

describe('a rate limit', () => {
  it('ends when it is used up, and begins again with the next window', async () => {
    const once = counters();
    const ask = (now: number) => withinRateLimit(once, 'looks#maya', { most: 2, per: hour, now });
    expect([await ask(noon), await ask(noon + 1), await ask(noon + hour - 1)]).toEqual([true, true, false]);
    expect([await ask(noon + hour), await ask(noon + 2 * hour - 1)]).toEqual([true, true]);
    expect(await ask(noon + 2 * hour - 1)).toBe(false);
  });

  it('of a day begins anew at midnight UTC', async () => {
    const once = counters();
    const ask = (at: string) => withinRateLimit(once, 'scans', { most: 1, per: day, now: Date.parse(at) });
    expect(await ask('2026-11-20T23:59:59.999Z')).toBe(true);
    expect(await ask('2026-11-20T00:00:00.000Z')).toBe(false);
    expect(await ask('2026-11-21T00:00:00.000Z')).toBe(true);
  });

  it('counts calls of one millisecond each', async () => {
    const once = counters();
    const asked = [1, 2, 3, 4].map(() => withinRateLimit(once, 'scans', { most: 3, per: day, now: noon }));
    expect(await Promise.all(asked)).toEqual([true, true, true, false]);
  });

  it('lets as many through as it allows, of a hundred who come at once', async () => {
    const once = counters();
    const asked = Array.from({ length: 100 }, (_, i) =>
      withinRateLimit(once, 'scans', { most: 40, per: day, now: noon + i }),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(40);
  });

  it('takes several at once or none of them', async () => {
    const once = counters();
    const ask = (by: number) =>
      withinRateLimit(once, 'budget#GITHUB', { most: 10, per: hour, now: noon, by });
    expect([await ask(8), await ask(3), await ask(2), await ask(1)]).toEqual([true, false, true, false]);
  });

  it('is kept a window longer than it counts, under the name of its owner', async () => {
    const once = counters();
    await withinRateLimit(once, 'uploads#maya', { most: 1, per: hour, now: noon + 1, owner: 'maya' });
    expect([...once.rows.values()]).toEqual([
      { used: 1, expiresAt: (noon + 2 * hour) / 1000, owner: 'maya' },
    ]);
  });

  it('of one thing leaves that of another alone', async () => {
    const once = counters();
    const ask = (what: string) => withinRateLimit(once, what, { most: 1, per: hour, now: noon });
    expect([await ask('scans#maya'), await ask('scans#otto'), await ask('scans#maya')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it.each([
  [day, 'You have reached the limit of 1 searches a day. Please try again tomorrow.'],
  [hour, 'You have reached the limit of 1 searches an hour. Please try again later.'],
])('whoever had enough is told when they may again', async (per, message) => {
  const once = counters();
  const allowed = { most: 1, per, now: noon, owner: 'maya' };
  await enforceRateLimit(once, 'scans#maya', 'searches', allowed);
  await expect(enforceRateLimit(once, 'scans#maya', 'searches', allowed)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message,
  });
});
