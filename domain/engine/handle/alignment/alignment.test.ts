import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIGATURES, type Step, align } from './alignment.ts';
import { isSeparator, likeness } from '../../glyph/glyph-likeness.ts';

const PRICES = {
  same: 0,
  homoglyph: 0.3,
  diacritic: 0.3,
  leet: 0.4,
  twin: 0.4,
  separator: 0.5,
  vowel: 1.05,
  other: 1.1,
};
const firstOfGap = (glyph: string) => (isSeparator(glyph) ? 0.9 : 1);
const isLigature = (one: string, two: string) => LIGATURES.some(([a, b]) => a === one && b === two);

function priceOf({ kind, yours, theirs }: Step): number {
  if (kind === 'same') return 0;
  if (kind === 'swapped') return 0.9;
  if (kind === 'replaced')
    return yours.length === 1 && theirs.length === 1 ? PRICES[likeness(yours[0]!, theirs[0]!)] : 0.5;
  const run = kind === 'added' ? theirs : yours;
  return firstOfGap(run[0]!) + 0.35 * (run.length - 1);
}

/** The cheapest of all alignments, each of them tried. */
function cheapest(a: string, b: string, before: 'added' | 'removed' | undefined = undefined): number {
  if (a === '' && b === '') return 0;
  const ways: number[] = [];
  if (b !== '') ways.push((before === 'added' ? 0.35 : firstOfGap(b[0]!)) + cheapest(a, b.slice(1), 'added'));
  if (a !== '')
    ways.push((before === 'removed' ? 0.35 : firstOfGap(a[0]!)) + cheapest(a.slice(1), b, 'removed'));
  if (a !== '' && b !== '') {
    ways.push(PRICES[likeness(a[0]!, b[0]!)] + cheapest(a.slice(1), b.slice(1)));
    if (isLigature(a[0]!, b.slice(0, 2))) ways.push(0.5 + cheapest(a.slice(1), b.slice(2)));
    if (isLigature(b[0]!, a.slice(0, 2))) ways.push(0.5 + cheapest(a.slice(2), b.slice(1)));
    if (a.length > 1 && b.length > 1 && a[0] !== b[0] && a[0] === b[1] && a[1] === b[0])
      ways.push(0.9 + cheapest(a.slice(2), b.slice(2)));
  }
  return Math.min(...ways);
}

describe('align', () => {
  it.each([
    ['maya', 'maya', 'same maya>maya'],
    ['maya', 'maya_official', 'same maya>maya | added >_official'],
    ['maya', 'rnaya', 'replaced m>rn | same aya>aya'],
    ['maya', 'mya', 'same m>m | removed a> | same ya>ya'],
    ['maya', 'amya', 'swapped ma>am | same ya>ya'],
    ['maya', 'm4ya', 'same m>m | replaced a>4 | same ya>ya'],
    ['zkxh', 'kzhx', 'swapped zk>kz | swapped xh>hx'],
    ['zk', 'fb', 'replaced z>f | replaced k>b'],
    ['zkgq', 'zq', 'same z>z | removed kg> | same q>q'],
    ['rnvv', 'mw', 'replaced rn>m | replaced vv>w'],
    ['', 'ab', 'added >ab'],
    ['', '', ''],
  ])('%s beside %s', (yours, theirs, expected) => {
    const steps = align([...yours], [...theirs]);
    expect(steps.map((s) => `${s.kind} ${s.yours.join('')}>${s.theirs.join('')}`).join(' | ')).toBe(expected);
  });

  it('is as cheap as the best of all alignments, and loses no glyph', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aermn4_'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, (yours, theirs) => {
        const steps = align([...yours], [...theirs]);
        expect(steps.flatMap((step) => step.yours).join('')).toBe(yours);
        expect(steps.flatMap((step) => step.theirs).join('')).toBe(theirs);
        let at = 1;
        for (const step of steps) {
          expect(step.at).toBe(at);
          at += step.yours.length;
        }
        expect(steps.reduce((sum, step) => sum + priceOf(step), 0)).toBeCloseTo(cheapest(yours, theirs), 6);
      }),
      { seed: 201, numRuns: 120 },
    );
  });
});
