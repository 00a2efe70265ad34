import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdentityIndex } from './identity-index.ts';
import { loadIdentityIndex, saveIdentityIndex } from './identity-snapshot.ts';
import { foldKey } from './key-fold.ts';
import { osaByTable as osa } from '../segments/osa-by-table.ts';

describe('createIdentityIndex', () => {
  const handles = [
    'maya_hollimund',
    'oak_and_iron',
    'ferrow.bay.pottery',
    'tromso_lights',
    'john.smith',
    'johnsmith82',
    'маша_иванова',
  ];
  const indexed = () => createIdentityIndex(handles.map((handle, identity) => ({ identity, handle })));

  it.each([
    ['maya_hollimund', 0],
    ['rnaya_hollimund', 0],
    ['mаya_ho1limund', 0],
    ['real_maya.hollimund_official', 0],
    ['maya_holimnud', 0],
    ['ferrowbaypottery2', 2],
    ['tr0ms0_l1ghts', 3],
    ['ΜАУА_ΗОLLIМUND', 0],
    ['МАША_ИВАНОВА', 6],
  ])('%s imitates %d', (handle, identity) => expect(indexed().find(handle)[0]?.identity).toBe(identity));

  it('puts those of one distance in the order of how they are written, each once, by its nearest handle', () => {
    const many = createIdentityIndex([
      { identity: 1, handle: 'zinnkrug77' },
      { identity: 2, handle: 'z1nnkrug7' },
      { identity: 3, handle: 'zinnkrug7' },
      { identity: 3, handle: 'zinnkrug77' },
      { identity: 4, handle: 'ZINNKRUG7' },
    ]);
    const found = many
      .find('zinnkrug7')
      .map(({ identity, distance, handle }) => [identity, distance, handle]);
    expect(
      found
        .slice(0, 2)
        .map(([identity]) => identity)
        .sort(),
    ).toEqual([3, 4]);
    expect(found[2]).toEqual([2, 0, 'z1nnkrug7']);
    expect(found[3]).toEqual([1, 1, 'zinnkrug77']);
    expect(found).toHaveLength(4);
    expect(many.find('zinnkrug7', { limit: 2 })).toHaveLength(2);
  });

  it.each([
    ['z1nnkrug7', 'zinnkrug7'],
    ['zinnkrug7', 'z1nnkrug7'],
  ])('of %s and %s, which have one key, shows what is written like the question', (...handles) => {
    const both = createIdentityIndex(handles.map((handle) => ({ identity: 3, handle })));
    expect(both.find('zinnkrug7')).toEqual([{ identity: 3, handle: 'zinnkrug7', distance: 0 }]);
    expect(both.find('z1nnkrug7')).toEqual([{ identity: 3, handle: 'z1nnkrug7', distance: 0 }]);
  });

  it('forgets at once, and knows again what is added again', () => {
    const small = createIdentityIndex([{ identity: 1, handle: 'zinnkrug' }]);
    small.remove(1);
    expect(small.find('zinnkrug')).toEqual([]);
    small.compact();
    expect([...small.entries()]).toEqual([]);
    small.add(1, 'zinnkrug');
    expect(small.find('zinnkrug')).toEqual([{ identity: 1, handle: 'zinnkrug', distance: 0 }]);
  });

  it('finds nothing for a stranger, nothing at all, or a hostile text', () => {
    for (const text of ['somebody_else', '', '___', '\ud800', 'x'.repeat(1_000_000)])
      expect(indexed().find(text)).toEqual([]);
  });

  it('finds what looking at every handle finds, however they came and went', () => {
    const keyOf = (text: string) => {
      const into = new Uint8Array(64);
      return [...into.subarray(0, foldKey(text, into))];
    };
    // letters that begin no decoration and read as no other pair
    const handle = fc.string({ unit: fc.constantFrom(...'zkg'), minLength: 6, maxLength: 9 });
    const many = fc.array(handle, { maxLength: 60 });
    fc.assert(
      fc.property(
        many,
        many,
        fc.array(fc.nat(119), { maxLength: 20 }),
        handle,
        (early, late, gone, query) => {
          const entries = [...early, ...late].map((text, identity) => ({ identity, handle: text }));
          const index = createIdentityIndex(entries.slice(0, early.length));
          for (const entry of entries.slice(early.length)) index.add(entry.identity, entry.handle);
          for (const identity of gone) index.remove(identity);
          const left = entries.filter(({ identity }) => !gone.includes(identity));
          expect([...index.entries()].map(({ identity }) => identity).sort((a, b) => a - b)).toEqual(
            left.map(({ identity }) => identity),
          );
          const found = new Map(index.find(query, { limit: 200 }).map((one) => [one.identity, one.distance]));
          for (const { identity, handle: text } of left) {
            const distance = osa(keyOf(query), keyOf(text));
            expect(found.get(identity)).toBe(distance > 2 ? undefined : distance);
          }
          expect([...found.keys()].every((identity) => left.some((one) => one.identity === identity))).toBe(
            true,
          );
        },
      ),
      { seed: 9, numRuns: 150 },
    );
  });

  it('adds, removes, and survives being saved', () => {
    const grown = createIdentityIndex();
    for (let i = 0; i < 1500; i++) grown.add(i, `person${i.toString(36)}_number${i}`);
    expect(grown.find('person10_number36')[0]).toMatchObject({ identity: 36, distance: 0 });
    grown.remove(36);
    expect(grown.find('person10_number36').some(({ identity }) => identity === 36)).toBe(false);
    grown.add(36, 'maya_hollimund');
    const loaded = loadIdentityIndex(saveIdentityIndex(grown));
    expect(loaded.find('maya_ho1limund')[0]).toMatchObject({ identity: 36, handle: 'maya_hollimund' });
    expect([...loaded.entries()]).toHaveLength(1500);
    expect(() => loadIdentityIndex(new Uint8Array(7))).toThrow(RangeError);
    expect(() => loadIdentityIndex(saveIdentityIndex(grown).slice(0, 900))).toThrow(RangeError);
  });

  it('keeps no more of a handle than an entry may hold, also before it settles', () => {
    const index = createIdentityIndex();
    index.add(7, 'z'.repeat(500));
    expect([...index.entries()]).toEqual([{ identity: 7, handle: 'z'.repeat(64) }]);
  });

  it('finds as many as are asked for, though all are equally near', () => {
    const entries = Array.from({ length: 300 }, (_, identity) => ({ identity, handle: 'zinnkrug' }));
    expect(createIdentityIndex(entries).find('zinnkrug', { limit: 300 })).toHaveLength(300);
  });
});
