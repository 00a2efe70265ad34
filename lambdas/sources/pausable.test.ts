import { describe, expect, it } from 'vitest';
import type { Pauses } from '../store/operations/source-pause.ts';
import { pausable, pausableWebSearch, pausesOver } from './pausable.ts';

const why = { reason: 'They asked us to stop.', by: 'ada', at: '2026-11-22T10:00:00.000Z' };

function setUp() {
  let now = 0;
  let reads = 0;
  let fails = false;
  const pauses: Pauses = {};
  const all = async () => {
    reads += 1;
    if (fails) throw new Error('no table');
    return { ...pauses };
  };
  return {
    pauses,
    isPaused: pausesOver({ all }, () => now),
    pass: (ms: number) => void (now += ms),
    reads: () => reads,
    fail: (value: boolean) => void (fails = value),
  };
}

describe('a switch', () => {
  it('is heard by a worker within a minute, both ways, and read once for many questions', async () => {
    const { pauses, isPaused, pass, reads } = setUp();
    for (let n = 0; n < 50; n += 1) expect(await isPaused('X')).toBe(false);
    expect(reads()).toBe(1);
    pauses.X = why;
    pass(59_000);
    expect([await isPaused('X'), await isPaused('GITHUB'), await isPaused('WEB')]).toEqual([
      true,
      false,
      false,
    ]);
    delete pauses.X;
    pass(59_000);
    expect(await isPaused('X')).toBe(false);
  });

  it('that could not be read stops the question, and is read again for the next', async () => {
    const { isPaused, fail } = setUp();
    fail(true);
    await expect(isPaused('X')).rejects.toThrow('no table');
    fail(false);
    expect(await isPaused('X')).toBe(false);
  });
});

describe('a source that is switched off', () => {
  it('is not asked in any way, and says who paused it', async () => {
    let asked = 0;
    const count =
      <T>(value: T) =>
      async () => ((asked += 1), value);
    const off = async () => true;
    const source = pausable(
      { platform: 'X', batch: 1, lookUp: count(new Map()), search: count([]), servesImage: () => true },
      off,
    );
    const web = pausableWebSearch(
      { platforms: [], seen: count({ profiles: [], questions: 1 }), servesImage: () => false },
      off,
    );
    for (const ask of [
      () => source.lookUp(['a']),
      () => source.search!('a', 'name'),
      () => web.seen({ handles: [], names: [] }),
    ])
      await expect(ask()).rejects.toMatchObject({
        kind: 'paused',
        why: expect.stringMatching(/^Paused by us/),
      });
    expect(asked).toBe(0);
    expect(source.servesImage('https://x.com/a.png')).toBe(true);
  });
});
