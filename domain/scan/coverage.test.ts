import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Platform } from '../platform/platform.ts';
import { coverageOf, coverageWhy, coverageWords, isAsked, isFromBefore } from './coverage.ts';
import { plannedSources } from './scan-plan.ts';
import { isOpen, lessTelling, SourceProgress, SourceStatus } from './scan.ts';

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

const row = (over: Partial<SourceProgress>): SourceProgress => ({
  ...{ platform: 'X', status: 'looked', asked: 3, total: 7, compared: 2, found: 1, ...over },
});

it.each<[Partial<SourceProgress>, string, string | undefined]>([
  [{ status: 'waiting' }, 'In line', undefined],
  [{ status: 'looking' }, 'Asking', undefined],
  [{}, '2 accounts', undefined],
  [{ compared: 1 }, '1 account', undefined],
  [{ platform: 'GOOGLE', compared: 1 }, '1 channel', undefined],
  [{ platform: 'TIKTOK' }, '2 accounts in web results', undefined],
  [{ status: 'in part', note: 'It was slow.' }, 'In part, 2 accounts', 'It was slow.'],
  [{ status: 'in part', platform: 'TIKTOK' }, 'In part, 2 accounts in web results', 'It didn’t answer.'],
  [{ status: 'in part', compared: 0 }, 'In part', 'It didn’t answer.'],
  [{ status: 'could not look' }, 'Not searched', 'It didn’t answer.'],
  [{ status: 'could not look', note: 'It was slow.' }, 'Not searched', 'It was slow.'],
  [{ status: 'closed' }, 'Not searched', 'It offers no search we may use.'],
  [{ status: 'not connected', note: 'It didn’t answer.' }, 'Not searched', 'Not connected here yet.'],
])('%j is shown as %s', (over, words, why) => {
  const coverage = coverageOf(row(over));
  expect([coverageWords(coverage, over.platform ?? 'X'), coverageWhy(coverage)]).toEqual([words, why]);
});

it('how far it is stands beside a search that runs', () =>
  expect(coverageOf(row({ status: 'looking' }))).toEqual({ state: 'searching', asked: 3, total: 7 }));

it('a platform that is being asked is asked, and one that has no row is not connected', () => {
  expect(isAsked(coverageOf(row({ status: 'looking' })))).toBe(true);
  expect(coverageOf(undefined)).toEqual({ state: 'not connected' });
});

it.each([
  ['2026-11-20T08:59:59.999Z', true],
  ['2026-11-20T09:00:00.000Z', false],
  ['2026-11-20T10:05:00.000Z', false],
  [undefined, false],
])('what was answered at %s is from before the search of ten: %s', (at, before) =>
  expect(isFromBefore({ at }, '2026-11-20T10:00:00.000Z')).toBe(before),
);

it('a row is written over one that says no more', () => {
  const over = (status: SourceProgress['status']) => lessTelling({ status });
  const open = ['waiting', 'looking'];
  expect([over('looking'), over('closed')]).toEqual([open, open]);
  expect(over('could not look')).toEqual([...open, 'could not look']);
  expect(over('in part')).toEqual([...open, 'could not look', 'in part']);
  expect(over('looked')).toEqual([...open, 'could not look', 'in part', 'looked']);
  expect(SourceStatus.options.filter((status) => isOpen({ status }))).toEqual(open);
});
