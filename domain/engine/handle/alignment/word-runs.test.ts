import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, type Step } from './alignment.ts';
import { atWords } from './word-runs.ts';

const drawn = (steps: readonly Step[]) =>
  steps.map(({ kind, yours, theirs }) => `${kind} ${yours.join('')}>${theirs.join('')}`).join(' | ');
const of = (yours: string, theirs: string) => atWords(align([...yours], [...theirs]));

describe('atWords', () => {
  it.each([
    ['thomas-whitfield', 'the-thomas-whitfield', 'added >the- | same thomas-whitfield>thomas-whitfield'],
    ['the-thomas', 'thomas', 'removed the-> | same thomas>thomas'],
    ['maya_art', 'maya_my_art', 'same maya>maya | added >_my | same _art>_art'],
    ['rose_reed', 'rose_real_reed', 'same rose>rose | added >_real | same _reed>_reed'],
    ['the.shop.uk', 'shop.uk', 'removed the.> | same shop.uk>shop.uk'],
    ['art-tea', 'art-the-tea', 'same art>art | added >-the | same -tea>-tea'],
    ['maya', 'maya_official', 'same maya>maya | added >_official'],
    ['rachelmoor', 'realrachelmoor', 'added >real | same rachelmoor>rachelmoor'],
    ['thomasellis', 'TheThomasellis', 'added >The | same thomasellis>Thomasellis'],
    ['realrory', 'rory', 'removed real> | same rory>rory'],
    ['rachelmoor', 'rearachelmoor', 'same r>r | added >ear | same achelmoor>achelmoor'],
    ['maya', 'mya', 'same m>m | removed a> | same ya>ya'],
    ['oak', 'oaak', 'same oa>oa | added >a | same k>k'],
    ['', 'ab', 'added >ab'],
  ])('%s beside %s', (yours, theirs, expected) => expect(drawn(of(yours, theirs))).toBe(expected));

  it('loses no glyph, keeps every place, and changes neither how many glyphs differ nor in how many steps', () => {
    const word = fc.string({ unit: fc.constantFrom(...'atre-_'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (yours, theirs) => {
        const before = align([...yours], [...theirs]);
        const steps = atWords(before);
        expect(steps.flatMap((step) => step.yours).join('')).toBe(yours);
        expect(steps.flatMap((step) => step.theirs).join('')).toBe(theirs);
        let at = 1;
        for (const step of steps) {
          expect(step.at).toBe(at);
          at += step.yours.length;
          if (step.kind === 'same') expect(step.yours).toEqual(step.theirs);
        }
        const unlike = (some: readonly Step[]) =>
          some.flatMap(({ kind, yours: a, theirs: b }) =>
            kind === 'same' ? [] : [[kind, a.length, b.length].join()],
          );
        expect(unlike(steps)).toEqual(unlike(before));
      }),
      { seed: 419, numRuns: 400 },
    );
  });
});
