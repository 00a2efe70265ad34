import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleDiff } from './handle-diff.ts';

const words = (yours: string, theirs: string) =>
  handleDiff(yours, theirs).steps.flatMap((step) => step.words ?? []);

describe('handleDiff', () => {
  it.each([
    ['maya_hollimund', 'mаya_hollimund', ['Cyrillic а in place of Latin a']],
    ['maya_hollimund', 'maya_ho1limund', ['Digit 1 in place of l']],
    ['maya_hollimund', 'rnaya_hollimund', ['The letters r n in place of m']],
    ['maya_hollimund', 'maya__hollimund', ['An extra underscore']],
    ['maya_hollimund', 'maya_hollimund_official', ['“_official” added at the end, a common addition']],
    ['maya_hollimund', 'real_maya_hollimund', ['“real_” added in front, a common addition']],
    ['maya_hollimund', 'maya_holimund', ['The letter l is missing']],
    ['maya_hollimund', 'maya_hollimond', ['Letter o in place of u']],
    ['maya_hollimund', 'maya.hollimund', ['Period in place of underscore']],
    ['maya_hollimund', 'maya_hollimnud', ['u and n swapped']],
    ['paypal', 'PayPaI', ['Capital I in place of l']],
    ['maya', 'ma\u200Bya', ['An extra invisible character']],
    ['jose', 'josé', ['The letter é in place of e']],
    ['maya', '@Maya', []],
  ])('%s against %s', (yours, theirs, expected) => expect(words(yours, theirs)).toEqual(expected));

  it('names the code point of a letter from another alphabet', () => {
    expect(handleDiff('maya', 'mаya').steps[1]).toMatchObject({ kind: 'replaced', at: 2, code: 'U+0430' });
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [32, '32nd'],
    [43, '43rd'],
  ])('counts character %d', (at, ordinal) => {
    const text = 'z'.repeat(64);
    const other = `${text.slice(0, at - 1)}k${text.slice(at)}`;
    expect(handleDiff(text, other).sentence).toContain(`, at the ${ordinal} character.`);
  });

  it('leaves a mark that nothing stands before', () =>
    expect(handleDiff('\u0301maya', 'maya').steps[0]).toMatchObject({ kind: 'removed', yours: ['\u0301'] }));

  it('says everything in one sentence', () => {
    expect(handleDiff('maya_hollimund', 'rnaya_ho1limund_').sentence).toBe(
      'Yours: maya_hollimund. The other account: rnaya_ho1limund_. 3 differences: The letters r n in place of m, at the 1st ' +
        'character; digit 1 in place of l, at the 8th character; an extra underscore at the end.',
    );
    expect(handleDiff('oak', 'Oak').sentence).toBe(
      'Yours: oak. The other account: Oak. The same characters, capitals aside.',
    );
    expect(handleDiff('oak', '@oak').sentence).toBe(
      'Yours: oak. The other account: oak. The same characters.',
    );
  });

  it('loses no glyph of either side and never calls different letters the same', () => {
    const handle = fc.string({
      unit: fc.constantFrom(...'amrnlI10oO_.é', 'а', '\u0301', '\uD800', '😀'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(handle, handle, (yours, theirs) => {
        const diff = handleDiff(yours, theirs);
        expect(diff.steps.flatMap((step) => step.yours).join('')).toBe(diff.yours);
        expect(diff.steps.flatMap((step) => step.theirs).join('')).toBe(diff.theirs);
        for (const step of diff.steps.filter(({ kind }) => kind === 'same'))
          expect(step.theirs.join('').toLowerCase()).toBe(step.yours.join('').toLowerCase());
        expect(diff.same).toBe(diff.yours.toLowerCase() === diff.theirs.toLowerCase());
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('looks at a bounded part of a hostile handle', () => {
    const diff = handleDiff('a'.repeat(1_000_000), '\uD800b'.repeat(500_000));
    expect(diff.yours).toHaveLength(64);
    expect(diff.steps.length).toBeLessThanOrEqual(128);
  });
});
