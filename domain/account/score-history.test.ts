import { describe, expect, it } from 'vitest';
import { withPoint } from './score-history.ts';

describe('the series of scores', () => {
  it('has a point where it changed, one a day', () => {
    const first = withPoint([], { on: '2026-11-20', score: 15 });
    expect(withPoint(first, { on: '2026-11-21', score: 15 })).toBe(first);
    const second = withPoint(first, { on: '2026-11-21', score: 40 });
    expect(withPoint(second, { on: '2026-11-21', score: 55 })).toEqual([
      { on: '2026-11-20', score: 15 },
      { on: '2026-11-21', score: 55 },
    ]);
    const third = withPoint(second, { on: '2026-11-22', score: 60 });
    expect(withPoint(third, { on: '2026-11-22', score: 35 })).toEqual([
      ...second,
      { on: '2026-11-22', score: 35 },
    ]);
  });

  it('keeps the last sixty', () => {
    let series = withPoint([], { on: '2026-01-01', score: 0 });
    for (let n = 1; n <= 80; n += 1)
      series = withPoint(series, {
        on: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
        score: n % 100,
      });
    expect([series.length, series.at(-1)?.score]).toEqual([60, 80]);
  });
});
