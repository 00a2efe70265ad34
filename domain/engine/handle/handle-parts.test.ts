import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleParts, otherSeparators, reorders, retitled, shortened } from './handle-parts.ts';

const bare = (text: string) => text.replace(/[._-]/g, '');
const letters = (text: string) => [...bare(text)].sort().join('');

describe('handleParts', () => {
  it.each([
    ['maya_hollimund', ['maya', 'hollimund']],
    ['MayaHollimund2', ['maya', 'hollimund', '2']],
    ['senjeffoakley', ['sen', 'jeff', 'oakley']],
    ['@Real_Oakley', ['real', 'oakley']],
    ['josephoakley', ['joseph', 'oakley']],
    ['tomsmith', ['tomsmith']],
    ['senoak', ['sen', 'oak']],
    ['senoa', ['senoa']],
    ['congresswomanoak', ['congresswoman', 'oak']],
    ['jeffoak', ['jeff', 'oak']],
    ['jeffoa', ['jeffoa']],
    ['mayfield', ['mayfield']],
    ['jeffoak_22', ['jeff', 'oak', '22']],
    ['jeffoak_x2', ['jeffoak', 'x', '2']],
    ['josephoak_elm', ['josephoak', 'elm']],
    ['realjeffoak', ['real', 'jeff', 'oak']],
    ['2oak', ['2', 'oak']],
    ['@', ['@']],
    ['oak.and-iron', ['oak', 'and', 'iron']],
    ['', []],
  ])('%s: %j', (handle, parts) => expect(handleParts(handle)).toEqual(parts));
});

describe('the same words otherwise', () => {
  const all = (make: (text: string, parts: string[]) => Iterable<string>, handle: string) => [
    ...make(handle.toLowerCase(), handleParts(handle)),
  ];
  it.each([
    [reorders, 'maya_hollimund', ['hollimund_maya', 'hollimundmaya']],
    [shortened, 'maya_hollimund', ['m_hollimund', 'mhollimund', 'maya_h', 'hollimund_m', 'hollimund']],
    [shortened, 'maya-hollimund-pottery', ['maya-hollimund', 'hollimund-pottery', 'maya-pottery']],
    [retitled, 'SenOakley', ['oakley', 'senatoroakley', 'senator_oakley']],
    [retitled, 'realoakley', ['oakley', 'officialoakley', 'the_oakley']],
    [otherSeparators, 'maya_hollimund', ['maya.hollimund', 'mayahollimund', 'maya__hollimund']],
    [otherSeparators, 'oak_and_iron', ['oak-and_iron', 'oak_and-iron', 'oakand_iron', 'oak.and.iron']],
    [otherSeparators, 'mayahollimund', ['maya_hollimund', 'mayah_ollimund']],
    [
      otherSeparators,
      'senjeffoakley',
      ['senjeff.oakley', 'senjeff-oakley', 'sen.jeffoakley', 'sen-jeffoakley'],
    ],
  ])('%o of %s', (make, handle, some) => expect(all(make, handle)).toEqual(expect.arrayContaining(some)));

  const OAK = ['m_oak', 'maya_o', 'oak_m', 'moak', 'mayao', 'oakm', 'm.oak', 'maya.o', 'oak.m'];
  it.each([
    [reorders, 'maya_oak', ['oak_maya', 'oakmaya', 'oak.maya']],
    [reorders, 'a-b', ['b-a', 'b_a', 'ba', 'b.a']],
    [reorders, 'a.b.c', ['.', '_', ''].flatMap((s) => ['cba', 'bca', 'cab'].map((all) => [...all].join(s)))],
    [reorders, 'a_b_c_d_e', []],
    [reorders, 'maya', []],
    [shortened, 'maya_oak', ['maya', ...OAK]],
    [shortened, 'may_oak', ['m_oak', 'may_o', 'oak_m', 'moak', 'mayo', 'oakm', 'm.oak', 'may.o', 'oak.m']],
    [shortened, 'maya', []],
    [shortened, 'a_b_c_d_e_f_g_h_i', ['b_c_d_e_f_g_h_i', 'a_b_c_d_e_f_g_h']],
    [
      retitled,
      'SenOakley',
      ['', '_', '.'].flatMap((s) => [
        'oakley',
        ...['senator', 'ussen', 'ussenator'].map((t) => t + s + 'oakley'),
      ]),
    ],
    [retitled, 'gov_oak', ['oak', 'governor_oak', 'governoroak', 'governor.oak']],
    [retitled, 'king_oak', []],
    [retitled, 'gov', []],
    [otherSeparators, 'maya', ['ma_ya']],
    [otherSeparators, 'abc', []],
    [otherSeparators, 'a_b', ['ab', 'a_b', 'a.b', 'a-b', 'a__b']],
  ])('%o of %s are these alone', (make, handle, every) =>
    expect([...new Set(all(make, handle))].sort()).toEqual([...new Set(every)].sort()),
  );

  it('keeps every letter in order or another order, or leaves some out, and invents none', () => {
    const handle = fc
      .array(fc.constantFrom('maya', 'oak', 'joseph', 'sen', 'x', '2', '_', '.', '-'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, (text) => {
        expect(handleParts(text).join('')).toBe(bare(text));
        for (const value of all(otherSeparators, text)) expect(bare(value)).toBe(bare(text));
        for (const value of all(reorders, text)) expect(letters(value)).toBe(letters(text));
        for (const value of all(shortened, text))
          for (const letter of bare(value)) expect(text).toContain(letter);
      }),
      { seed: 301, numRuns: 300 },
    );
  });

  it('is bounded', () => {
    for (const make of [otherSeparators, reorders, shortened, retitled])
      expect(all(make, 'ab_'.repeat(20)).length).toBeLessThan(1000);
  });
});
