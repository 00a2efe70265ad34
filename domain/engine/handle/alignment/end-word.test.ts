import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, type Step } from './alignment.ts';
import { besideEndWord, withEndWord } from './end-word.ts';

const drawn = (steps: readonly Step[]) =>
  steps.map(({ kind, yours, theirs }) => `${kind} ${yours.join('')}>${theirs.join('')}`).join(' | ');
const of = (yours: string, theirs: string) => withEndWord(align([...yours], [...theirs]));

describe('withEndWord', () => {
  it.each([
    ['clocks', 'clock-official', 'same clock>clock | removed s> | added >-official'],
    ['clocks', 'clock.marlin', 'same clock>clock | removed s> | added >.marlin'],
    ['lights', 'light_support', 'same light>light | removed s> | added >_support'],
    ['clock', 'clock-official', 'same clock>clock | added >-official'],
    // what looks alike, or is shared, stays where an eye puts it
    ['mayas', 'maya-s', 'same maya>maya | added >- | same s>s'],
    ['mayaa', 'maya-a', 'same maya>maya | added >- | same a>a'],
    ['mayal', 'maya_1', 'same maya>maya | added >_ | replaced l>1'],
    ['mayas', 'maya_sew', 'same maya>maya | added >_ | same s>s | added >ew'],
    ['maya', 'the-maya', 'added >the- | same maya>maya'],
    ['', 'ab', 'added >ab'],
  ])('%s beside %s', (yours, theirs, expected) => expect(drawn(of(yours, theirs))).toBe(expected));

  it('loses no glyph, keeps every place, and makes no more steps', () => {
    const part = fc.constantFrom('clock', 's', '-', 'official', 'support', '1', 'l', 'reed');
    const handle = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, handle, (yours, theirs) => {
        const before = align([...yours], [...theirs]);
        const steps = withEndWord(before);
        expect(steps.flatMap((step) => step.yours).join('')).toBe(yours);
        expect(steps.flatMap((step) => step.theirs).join('')).toBe(theirs);
        expect(steps.length).toBeLessThanOrEqual(before.length);
        let at = 1;
        for (const step of steps) {
          expect(step.at).toBe(at);
          at += step.yours.length;
        }
        steps.slice(1).forEach((step, i) => {
          if (step.kind !== 'replaced' && step.kind !== 'swapped') expect(step.kind).not.toBe(steps[i]!.kind);
        });
      }),
      { seed: 733, numRuns: 500 },
    );
  });
});

describe('besideEndWord', () => {
  it.each([
    [
      'mayalindqvisst',
      'mayalindqvist-support',
      'same mayalindqvis>mayalindqvis | removed s> | same t>t | added >-support',
    ],
    ['ernest', 'ernet-support', 'same erne>erne | removed s> | same t>t | added >-support'],
    ['maya', 'maya_official', 'same maya>maya | added >_official'],
    ['maya-support', 'mayaa-support', undefined],
    ['maya', 'maya_pots', undefined],
    ['maya', '-support', undefined],
  ])('%s beside %s', (yours, theirs, expected) => {
    const steps = besideEndWord([...yours], [...theirs]);
    expect(steps && drawn(steps)).toBe(expected);
  });

  it('loses no glyph, and keeps every place', () => {
    const part = fc.constantFrom('clock', 's', 'st', 'port', '1', 'l', 'reed');
    const handle = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, handle, fc.constantFrom('-support', '_official'), (yours, core, word) => {
        const steps = besideEndWord([...yours], [...core, ...word])!;
        expect(steps.flatMap((step) => step.yours).join('')).toBe(yours);
        expect(steps.flatMap((step) => step.theirs).join('')).toBe(core + word);
        let at = 1;
        for (const step of steps) {
          expect(step.at).toBe(at);
          at += step.yours.length;
        }
      }),
      { seed: 734, numRuns: 500 },
    );
  });
});
