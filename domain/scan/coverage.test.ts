import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Platform } from '../platform/platform.ts';
import { coverageOf, coverageWhy, coverageWords, isAsked } from './coverage.ts';
import { plannedSources } from './scan-plan.ts';
import { SourceProgress, SourceStatus } from './scan.ts';

const NOT_CONNECTED = /not connected/i;
const NO_ANSWER = /answer/i;

describe('the coverage of a platform', () => {
  it('is one state: nothing said of it contradicts anything else said of it', () => {
    const source = fc.record({
      platform: fc.constantFrom(...Platform.options),
      status: fc.constantFrom(...SourceStatus.options),
      asked: fc.nat(20),
      total: fc.nat(20),
      compared: fc.nat(20),
      found: fc.nat(5),
      // Whatever an earlier version noted beside a state.
      note: fc.constantFrom(undefined, null, 'It didn’t answer in time.', 'Not connected here yet.'),
    });
    fc.assert(
      fc.property(fc.option(source, { nil: undefined }), (row) => {
        const coverage = coverageOf(row);
        const why = coverageWhy(coverage) ?? '';
        const said = `${coverageWords(coverage, row?.platform ?? 'X')} ${why}`;
        if (coverage.state === 'not connected') expect(said).not.toMatch(NO_ANSWER);
        if (!isAsked(coverage)) expect(said).not.toMatch(/\d|didn’t answer/);
        if (coverage.state === 'not asked' || coverage.state === 'closed')
          expect(said).not.toMatch(NOT_CONNECTED);
        expect(why === '').toBe(
          ['waiting', 'searching'].includes(coverage.state) ||
            (coverage.state === 'searched' && !coverage.part),
        );
      }),
      { seed: 621, numRuns: 500 },
    );
  });

  it('is planned once for each platform, and what is not asked says why without having asked', () => {
    const looks = [
      {
        ...{ platform: 'GITHUB' as const, here: ['maya'], handles: ['maya'], byName: false },
        ...{ elsewhere: [], proven: [], provenHere: [] },
      },
    ];
    const planned = plannedSources(looks, ['GITHUB', 'REDDIT'], { now: 0 });
    expect(planned.map(({ platform }) => platform)).toEqual(Platform.options);
    const state = Object.fromEntries(
      planned.map((row) => [row.platform, coverageOf(SourceProgress.parse(row)).state]),
    );
    expect(state).toMatchObject({
      GITHUB: 'waiting',
      REDDIT: 'not asked',
      X: 'not connected',
      DISCORD: 'not connected',
      WHATSAPP: 'closed',
    });
    for (const row of planned) expect(isAsked(coverageOf(row))).toBe(row.platform === 'GITHUB');
  });
});

it('says what a platform never shows also where it was searched', () => {
  const limits = 'Instagram doesn’t show personal accounts or whether they exist.';
  const looked = { platform: 'INSTAGRAM' as const, status: 'looked' as const, asked: 1, total: 1, found: 0 };
  const coverage = coverageOf({ ...looked, compared: 0, limits });
  expect([coverageWords(coverage, 'INSTAGRAM'), coverageWhy(coverage)]).toEqual(['0 accounts', limits]);
});
