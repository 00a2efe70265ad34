import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrored, type Vouch, type VouchAct, vouchesAfter } from './vouch.ts';

const at = '2026-11-22T10:00:00Z';
const account = { platform: 'FACEBOOK', handle: 'maya.hollimund' } as const;

describe('a word for one account', () => {
  it('is asked for, given, and taken back; the other side sees the same', () => {
    const asked = vouchesAfter('ask', [], account, at)!;
    expect(asked).toEqual([{ ...account, by: 'peer', state: 'ASKED', at }]);
    const given = vouchesAfter('give', mirrored(asked), account, at)!;
    expect(given).toEqual([{ ...account, by: 'me', state: 'GIVEN', at }]);
    expect(mirrored(given)).toEqual([{ ...account, by: 'peer', state: 'GIVEN', at }]);
    expect(vouchesAfter('withdraw', given, account, at)).toEqual([]);
    expect(vouchesAfter('take back', mirrored(given), account, at)).toEqual([]);
    expect(vouchesAfter('decline', mirrored(asked), account, at)).toEqual([]);
  });

  it('cannot be given unasked, nor for oneself, nor for another account than the one asked for', () => {
    const asked = vouchesAfter('ask', [], account, at)!;
    expect(vouchesAfter('give', [], account, at)).toBeUndefined();
    expect(vouchesAfter('give', asked, account, at), 'by who asked').toBeUndefined();
    expect(vouchesAfter('give', mirrored(asked), { ...account, handle: 'maya' }, at)).toBeUndefined();
    expect(vouchesAfter('give', mirrored(asked), { ...account, platform: 'X' }, at)).toBeUndefined();
    expect(vouchesAfter('give', mirrored(asked), { ...account, handle: 'Maya.Hollimund' }, at)).toHaveLength(
      1,
    );
  });

  it('asked for again stays as it is, and leaves those for other accounts alone', () => {
    const later = '2026-11-23T10:00:00Z';
    const other = { ...account, handle: 'otto' };
    const both = vouchesAfter('ask', vouchesAfter('ask', [], other, at)!, account, at)!;
    expect(vouchesAfter('ask', both, account, later)).toBe(both);
    expect(vouchesAfter('take back', both, account, later)).toEqual([
      { ...other, by: 'peer', state: 'ASKED', at },
    ]);
    expect(vouchesAfter('take back', [], account, later)).toEqual([]);
  });

  it('is given only after it was asked for, whatever two people do in whatever order', () => {
    const act = fc.record({
      act: fc.constantFrom<VouchAct>('ask', 'take back', 'give', 'decline', 'withdraw'),
      who: fc.constantFrom(0, 1),
      handle: fc.constantFrom('one', 'two'),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        // As seen by the first of the two; and by hand, what each asked of the other.
        let first: readonly Vouch[] = [];
        const asked = new Set<string>();
        for (const { act, who, handle } of acts) {
          const mine = who === 0 ? first : mirrored(first);
          const after = vouchesAfter(act, mine, { platform: 'X', handle }, at);
          if (act === 'ask') asked.add(`${1 - who} for ${who} ${handle}`);
          if (!after) continue;
          first = who === 0 ? after : mirrored(after);
        }
        for (const { by, handle, state } of first)
          if (state === 'GIVEN')
            expect(asked).toContain(by === 'me' ? `0 for 1 ${handle}` : `1 for 0 ${handle}`);
        expect(new Set(first.map(({ by, handle }) => by + handle)).size).toBe(first.length);
      }),
      { seed: 611, numRuns: 500 },
    );
  });
});
