import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chart, scoreLine } from './score-chart.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('the score over time', () => {
  it('is level until the day of a change, and ends today', () => {
    const { path, steps } = scoreLine(
      [
        { on: '2026-11-10', score: 0 },
        { on: '2026-11-15', score: 100 },
      ],
      Date.parse('2026-11-20T00:00:00Z'),
    );
    expect(path).toBe('M0 96H160V0H320');
    expect(steps.map(({ change }) => change)).toEqual([0, 100]);
  });

  it('of one value is a level line, of none nothing', () => {
    expect(scoreLine([{ on: '2026-11-20', score: 50 }], now).path).toBe('M0 48H320');
    expect(scoreLine([], now)).toEqual({ steps: [], path: '' });
  });

  it('stays inside the drawing and in the order of days, whatever the history', () => {
    const point = fc.record({
      on: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2027-06-01'), noInvalidDate: true })
        .map((at) => at.toISOString().slice(0, 10)),
      score: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(point, { selector: ({ on }) => on, minLength: 1 }), (history) => {
        const { steps } = scoreLine(history, now);
        for (const [i, { x, y }] of steps.entries()) {
          expect(x).toBeGreaterThanOrEqual(steps[i - 1]?.x ?? 0);
          expect(x).toBeLessThanOrEqual(chart.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(chart.height);
        }
        expect(steps[0]!.x).toBe(0);
      }),
      { seed: 3 },
    );
  });
});
