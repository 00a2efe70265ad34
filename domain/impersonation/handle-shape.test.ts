import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareOf, handleShape } from './handle-shape.ts';

describe('handleShape', () => {
  it.each([
    ['RealFinn_Oakes99', 'finnoakes', ['99', 'real']],
    ['maya_hollimund_official', 'mayahollimund', ['official']],
    ['@maya.hollimund', 'mayahollimund', []],
    ['official', 'official', []],
    ['the_oa', 'theoa', []],
    ['', '', []],
  ])('%s without decorations is %s', (handle, core, cut) => {
    const shape = handleShape(handle);
    expect(shape.core).toBe(bareOf(core));
    expect([...shape.cut].sort()).toEqual(cut);
  });

  it.each([
    ['rn4y4', 'rnaya'],
    ['mАyа', 'maya'],
    ['vvill', 'wi11'],
    ['l0ok', 'Iook'],
    ['m-a_y.a', 'maya'],
    ['MAYA', 'maya'],
    ['Rnaya', 'maya'],
    ['ΜАУА', 'maya'],
  ])('%s and %s are one when bare', (a, b) => expect(bareOf(a)).toBe(bareOf(b)));

  const small = fc.string({ unit: fc.constantFrom(...'amnilvrxyz0159_.-'), maxLength: 14 });
  const decorated = fc
    .tuple(
      fc.constantFrom('', 'real_', 'the', 'mr.', '2024'),
      small,
      fc.constantFrom('', '_official', 'hq', '99'),
    )
    .map((parts) => parts.join(''));

  it('is one for a handle in small letters and in capitals', () => {
    fc.assert(
      fc.property(decorated, (handle) => {
        expect(handleShape(handle.toUpperCase())).toEqual(handleShape(handle));
      }),
      { seed: 302, numRuns: 500 },
    );
  });

  it('is one for words apart that begin with a capital or not', () => {
    const word = fc.string({ unit: fc.constantFrom(...'amnlvrxyz'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const capital = words.map((one) => one.charAt(0).toUpperCase() + one.slice(1));
        expect(handleShape(capital.join('_'))).toEqual(handleShape(words.join('_')));
      }),
      { seed: 303, numRuns: 300 },
    );
  });

  it('names each decoration once', () =>
    expect(handleShape('official_maya_hollimund').decorations).toEqual(['official']));

  it('finds the name again behind decorations that stand apart', () => {
    const name = fc.string({ unit: fc.constantFrom(...'bdfgkmp'), minLength: 5, maxLength: 10 });
    const before = fc.constantFrom('', 'real_', 'official.', 'the-');
    const after = fc.constantFrom('', '_official', '.2024', '_99', '-real');
    fc.assert(
      fc.property(name, before, after, (text, front, back) => {
        const shape = handleShape(front + text + back);
        expect(shape.core).toBe(bareOf(text));
        expect(shape.cut.length).toBe(Number(front !== '') + Number(back !== ''));
      }),
      { seed: 211, numRuns: 200 },
    );
  });

  it('answers any text, bounded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const shape = handleShape(text);
        expect(shape.looseCores.length).toBeLessThanOrEqual(4);
        expect(shape.coreTokens.length).toBeLessThanOrEqual(shape.tokens.length);
        expect(handleShape(text)).toEqual(shape);
      }),
      { seed: 212, numRuns: 60 },
    );
  });
});
