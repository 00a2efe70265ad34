import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookalikeHandles } from './lookalikes.ts';
import { searchStems } from './search-stems.ts';

const handles = (handle: string, max = 5000) =>
  new Map([...lookalikeHandles(handle, { max })].map((one) => [one.value, one.class]));

describe('lookalikeHandles', () => {
  it.each([
    ['maya_hollimund', 'real_maya_hollimund', 'affix'],
    ['maya_hollimund', 'maya_hollimund_official', 'affix'],
    ['maya_hollimund', 'rnaya_hollimund', 'homoglyph'],
    ['maya_hollimund', 'maya_ho1limund', 'homoglyph'],
    ['maya_hollimund', 'mаya_hollimund', 'homoglyph'],
    ['maya_hollimund', 'maya.hollimund', 'hyphenation'],
    ['maya_hollimund', 'maya_holimund', 'omission'],
    ['maya_hollimund', 'maya_hollimnud', 'transposition'],
    ['maya_hollimund', 'maya_hollimundd', 'repetition'],
    ['maya_hollimund', 'hollimund_maya', 'token reorder'],
    ['mayahollimund', 'mayahollimund_official_', 'affix'],
    ['mayahollimund', 'realmayahollimund1', 'affix'],
    ['mayahollimund', 'mayahollimundd_', 'affix'],
    ['jeffoakley', 'jeff.oakley_official', 'affix'],
    ['norvik', 'norvik_cs', 'affix'],
    ['maya_hollimund', 'mhollimund', 'token reorder'],
    ['SenOakley', 'senatoroakley', 'affix'],
    ['realoakley', 'oakley', 'affix'],
    ['maya_hollimund', 'maya_hollimund_', 'affix'],
    ['maya_hollimund', 'maya_hollimund1990', 'affix'],
    ['oak_and_iron', 'oak-and_iron', 'hyphenation'],
    ['maya_hollimund', 'maya_hollimond', 'vowel swap'],
    ['maya_hollimund', 'maya_hollimunx', 'replacement'],
  ])('of %s: %s (%s)', (handle, value, kind) => expect(handles(handle).get(value)).toBe(kind));

  it('holds every other, missing, added or swapped letter among 2,000, up to twenty letters', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      minLength: 4,
      maxLength: 20,
    });
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    fc.assert(
      fc.property(word, letter, fc.nat(), fc.constantFrom(0, 1, 2, 3), (text, other, place, kind) => {
        const at = place % text.length;
        const [head, tail] = [text.slice(0, at), text.slice(at)];
        const copy = [
          head + other + tail,
          head + tail.slice(1),
          head + other + tail.slice(1),
          head + tail.slice(0, 2).split('').reverse().join('') + tail.slice(2),
        ][kind]!;
        fc.pre(copy !== text);
        expect(handles(text, 2000).has(copy)).toBe(true);
      }),
      { seed: 14, numRuns: 150 },
    );
  });

  it('gives the likely ones early and is lazy', () => {
    const early = [...lookalikeHandles('maya_hollimund', { max: 20 })].map(({ value }) => value);
    expect(early).toHaveLength(20);
    expect(early).toContain('real_maya_hollimund');
    expect(early).toContain('rnaya_hollimund');
  });

  it('holds every single slip, and calls nothing a slip that is none', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abkloz'), minLength: 2, maxLength: 8 });
    const slips = (text: string) => {
      const at = (make: (i: number) => string) => [...text].map((_, i) => make(i));
      return {
        omission: at((i) => text.slice(0, i) + text.slice(i + 1)),
        repetition: at((i) => text.slice(0, i) + text[i]! + text.slice(i)),
        transposition: at((i) => text.slice(0, i) + (text[i + 1] ?? '') + text[i]! + text.slice(i + 2)),
      };
    };
    fc.assert(
      fc.property(word, (text) => {
        const all = handles(text, 1e6);
        for (const [kind, made] of Object.entries(slips(text))) {
          for (const slip of made) expect(slip === text || all.has(slip)).toBe(true);
          for (const [value, named] of all) if (named === kind) expect(made).toContain(value);
        }
      }),
      { seed: 13, numRuns: 60 },
    );
  });

  it('never repeats itself, never gives the handle back, and keeps to max', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.integer({ min: 0, max: 300 }), (handle, max) => {
        const all = [...lookalikeHandles(handle, { max })].map(({ value }) => value);
        expect(new Set(all).size).toBe(all.length);
        expect(all).not.toContain(handle);
        expect(all.length).toBeLessThanOrEqual(max);
      }),
      { seed: 11, numRuns: 200 },
    );
    expect([...lookalikeHandles('x'.repeat(1_000_000), { max: 10 })]).toHaveLength(10);
  });
});

describe('searchStems', () => {
  it('starts with the handle and holds its words, each of four characters or more', () => {
    const stems = searchStems('maya_hollimund');
    expect(stems[0]).toBe('maya_hollimund');
    expect(stems).toEqual(expect.arrayContaining(['mayahollimund', 'hollimund', 'maya', 'realmaya']));
    expect(stems.every((stem) => stem.length >= 4)).toBe(true);
    expect(searchStems('Real_MayaHollimund2024')).toContain('mayahollimund');
  });

  it.each([
    ['maya_hollimund', 'maya.hollimund.giveaway7'],
    ['mayahollimund', 'maya_h0llimund_live'],
    ['maya_hollimund', 'hollimund_maya_prizes'],
    ['maya_hollimund', 'the_real_maya_h_77'],
    ['maya_hollimund', 'mr.mayahollimund22x'],
    ['SenJeffOakley', 'jeff_oakley_for_you'],
    ['cz_oak', 'cz.oak.live.prizes'],
  ])('of %s begin %s', (handle, copy) => {
    expect(searchStems(handle).some((stem) => copy.startsWith(stem))).toBe(true);
  });

  it('are few, different, and whole characters of any handle', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (handle) => {
        const stems = searchStems(handle);
        expect(new Set(stems).size).toBe(stems.length);
        expect(stems.length).toBeLessThanOrEqual(240);
        for (const stem of stems) expect([...stem].length).toBeGreaterThanOrEqual(4);
      }),
      { seed: 15, numRuns: 200 },
    );
  });
});
