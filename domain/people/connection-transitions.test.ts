import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConnectionAct, type Pair, connectionAfter, connectionTable } from './connection-transitions.ts';

const acts: ConnectionAct[] = ['request', 'accept', 'ignore', 'break'];
interface Step {
  who: 'a' | 'b';
  act: ConnectionAct;
}
const step = fc.record({ who: fc.constantFrom('a' as const, 'b' as const), act: fc.constantFrom(...acts) });

const swap = ({ mine, theirs }: Pair): Pair => ({ mine: theirs, theirs: mine });
/** The pair from a's side after the steps; a refused step changes nothing. */
const play = (steps: Step[], from: Pair = { mine: undefined, theirs: undefined }): Pair =>
  steps.reduce(
    (pair, { who, act }) =>
      who === 'a'
        ? (connectionAfter(act, pair) ?? pair)
        : swap(connectionAfter(act, swap(pair)) ?? swap(pair)),
    from,
  );
const shown = (side: Pair['mine']) =>
  side ? `${side.status}${side.status === 'REQUESTED' ? side.asked : ''}` : 'none';

describe('connections', () => {
  it('remember who asked, and refuse a pair that cannot be', () => {
    const [asked, wanted] = [true, false].map((one) => ({ status: 'REQUESTED' as const, asked: one }));
    expect(connectionAfter('accept', { mine: wanted, theirs: asked })).toEqual({
      mine: { status: 'ACCEPTED', asked: false },
      theirs: { status: 'ACCEPTED', asked: true },
    });
    expect(connectionAfter('ignore', { mine: wanted, theirs: asked })?.mine).toEqual({
      status: 'IGNORED',
      asked: false,
    });
    const accepted = { status: 'ACCEPTED' as const, asked: true };
    expect(connectionAfter('request', { mine: accepted, theirs: undefined })).toBeUndefined();
  });

  it.each<[string, Step[], string, string]>([
    ['asked', [{ who: 'a', act: 'request' }], 'REQUESTEDtrue', 'REQUESTEDfalse'],
    [
      'accepted',
      [
        { who: 'a', act: 'request' },
        { who: 'b', act: 'accept' },
      ],
      'ACCEPTED',
      'ACCEPTED',
    ],
    [
      'both asked',
      [
        { who: 'a', act: 'request' },
        { who: 'b', act: 'request' },
      ],
      'ACCEPTED',
      'ACCEPTED',
    ],
    [
      'ignored',
      [
        { who: 'a', act: 'request' },
        { who: 'b', act: 'ignore' },
      ],
      'REQUESTEDtrue',
      'IGNORED',
    ],
    [
      'withdrawn',
      [
        { who: 'a', act: 'request' },
        { who: 'a', act: 'break' },
      ],
      'none',
      'none',
    ],
    [
      'broken and asked again',
      [
        { who: 'a', act: 'request' },
        { who: 'b', act: 'accept' },
        { who: 'b', act: 'break' },
        { who: 'a', act: 'request' },
      ],
      'REQUESTEDtrue',
      'REQUESTEDfalse',
    ],
    [
      'nobody answers their own request',
      [
        { who: 'a', act: 'request' },
        { who: 'a', act: 'accept' },
      ],
      'REQUESTEDtrue',
      'REQUESTEDfalse',
    ],
  ])('%s', (_, steps, mine, theirs) => {
    const pair = play(steps);
    expect([shown(pair.mine), shown(pair.theirs)]).toEqual([mine, theirs]);
  });

  it('never leaves the table, and is accepted on both sides or on none', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const pair = play(steps);
        expect(pair.mine?.status === 'ACCEPTED').toBe(pair.theirs?.status === 'ACCEPTED');
        expect(acts.some((act) => connectionAfter(act, pair) !== undefined)).toBe(true);
        expect(
          pair.mine?.status === 'REQUESTED' &&
            pair.theirs?.status === 'REQUESTED' &&
            pair.mine.asked === pair.theirs.asked,
        ).toBe(false);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  it('nobody can tell whether they were ignored, whatever they do', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        fc.array(fc.constantFrom(...acts), { maxLength: 6 }),
        (before, tries) => {
          const pair = play(before);
          const ignored = play([{ who: 'b', act: 'ignore' }], pair);
          const wasIgnored = pair.theirs?.status === 'IGNORED';
          for (let n = 0; n <= tries.length && !wasIgnored; n += 1) {
            const steps = tries.slice(0, n).map((act) => ({ who: 'a' as const, act }));
            expect(shown(play(steps, ignored).mine)).toBe(shown(play(steps, pair).mine));
            const last = n < tries.length && tries[n]!;
            if (last)
              expect(connectionAfter(last, play(steps, ignored)) === undefined).toBe(
                connectionAfter(last, play(steps, pair)) === undefined,
              );
          }
        },
      ),
      { seed: 11, numRuns: 2000 },
    );
  });

  it('every place that a row leads to has a row of its own, from both sides', () => {
    for (const row of Object.values(connectionTable))
      for (const to of Object.values(row!)) {
        const back = to.split(' ').reverse().join(' ');
        // A side that has nothing to do has no row: someone who was ignored and withdrew, seen from nobody.
        expect([to, back].some((place) => place in connectionTable)).toBe(true);
      }
  });
});
