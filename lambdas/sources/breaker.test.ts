import { describe, expect, it } from 'vitest';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { breakerOver } from './breaker.ts';

const second = 1000;
const minute = 60 * second;

function setUp() {
  let now = Date.parse('2026-11-20T08:00:30Z');
  const once = onceInMemory();
  const worker = () => breakerOver(once, () => now);
  return { worker, ...worker(), pass: (ms: number) => void (now += ms) };
}

describe('a source that does not answer', () => {
  it('rests after five times within five minutes, for five minutes, and no other with it', async () => {
    const { rests, broke, pass } = setUp();
    for (let n = 0; n < 5; n += 1) {
      expect(await rests('X')).toBe(false);
      await broke('X');
      pass(50 * second);
    }
    expect([await rests('X'), await rests('REDDIT'), await rests('WEB')]).toEqual([true, false, false]);
    pass(4 * minute);
    expect(await rests('X')).toBe(true);
    pass(2 * minute);
    expect(await rests('X')).toBe(false);
    // Rested, it has five again.
    for (let n = 0; n < 4; n += 1) await broke('X');
    expect(await rests('X')).toBe(false);
    await broke('X');
    expect(await rests('X')).toBe(true);
  });

  it('does not rest for five times that are further apart', async () => {
    const { rests, broke, pass } = setUp();
    for (let n = 0; n < 40; n += 1) {
      await broke('X');
      expect(await rests('X')).toBe(false);
      pass(76 * second);
    }
  });

  it.each(Array.from({ length: 10 }, (_, n) => n * 30 * second))(
    'rests whenever the five begin (%i ms later)',
    async (offset) => {
      const { rests, broke, pass } = setUp();
      pass(offset);
      for (let n = 0; n < 5; n += 1) {
        if (n > 0) pass(58 * second);
        await broke('X');
      }
      expect(await rests('X')).toBe(true);
    },
  );

  it('is met by many workers at once: five of them are enough, four are not', async () => {
    for (const [workers, rested] of [
      [4, false],
      [5, true],
      [40, true],
    ] as const) {
      const { worker, rests, pass } = setUp();
      await Promise.all(Array.from({ length: workers }, () => worker().broke('WEB')));
      expect(await rests('WEB')).toBe(rested);
      pass(6 * minute);
      expect(await rests('WEB')).toBe(false);
    }
  });
});
