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
    ['МАШАИВАНОВА', 6],
  ])('%s imitates %d', (handle, identity) => expect(indexed().find(handle)[0]?.identity).toBe(identity));

  it.each([
    ['maya_hollimund', 'rnaya_hollirnund'],
    ['maya_hollimund', 'nnaya_hollinnund'],
    ['willow_wave', 'vvillovv_vvave'],
    ['daddy_diode', 'claclcly_cliocle'],
    ['rnaya_hollirnund', 'maya_hollimund'],
    ['vvillovv_bay', 'willow_bay'],
    ['ЖАННА_ДАРКИНА', 'жанна_даркина'],
    ['жанна_даркина', 'ЖАННАДАРКИНА'],
    ['zinnkrug', 'the_real_zinnkrug'],
  ])('reads for %s what is written %s, settled or not', (handle, written) => {
    const expected = [{ identity: 5, handle, distance: 1 }];
    expect(createIdentityIndex([{ identity: 5, handle }]).find(written)).toEqual(expected);
    const pending = createIdentityIndex();
    pending.add(5, handle);
    expect(pending.find(written)).toEqual(expected);
  });

  it.each([
    ['zinnkrugab', 'zinnkrug', 2],
    ['zinnkrugabs', 'zinnkrug', undefined],
    ['zinnkr', 'zinnkrug', 2],
    ['zinnk', 'zinnkrug', undefined],
    ['z'.repeat(32), 'z'.repeat(32), 0],
    ['z'.repeat(33), 'z'.repeat(33), undefined],
    ['z'.repeat(33), 'z'.repeat(32), undefined],
    [`zinnkrug${'_'.repeat(120)}abs`, 'zinnkrug', 0],
    ['___', 'kz', undefined],
  ])('%s is so far from %s, settled or not: %d', (query, handle, distance) => {
    const expected = distance === undefined ? [] : [{ identity: 5, handle, distance }];
    expect(createIdentityIndex([{ identity: 5, handle }]).find(query)).toEqual(expected);
    const pending = createIdentityIndex();
    pending.add(5, handle);
    expect(pending.find(query)).toEqual(expected);
  });

  it('of one identity shows the handle with the nearest key, of those the one written most alike, and else the first', () => {
    const find = (...those: string[]) =>
      createIdentityIndex(those.map((handle) => ({ identity: 3, handle }))).find('zinnkrug7');
    expect(find('zinnkrug77', 'z1nnkrugt')).toEqual([{ identity: 3, handle: 'z1nnkrugt', distance: 0 }]);
    expect(find('z1nnkrug7', 'zinnkrugt')).toEqual([{ identity: 3, handle: 'z1nnkrug7', distance: 0 }]);
  });

  it('puts those of one distance above none in the order of how they are written', () => {
    const index = createIdentityIndex(
      ['z1nnkrugtt', 'z1nnkrug77', 'zinnkrug77'].map((handle, identity) => ({ identity, handle })),
    );
    expect(index.find('zinnkrug7').map(({ identity }) => identity)).toEqual([2, 1, 0]);
  });

  it('is not kept from the nearest by hundreds that are further', () => {
    const letters = [...'bcdfghjkpqstvwxz'];
    const far = letters.flatMap((a) => letters.map((b) => `${a}${b}brakot`));
    const index = createIdentityIndex(
      [...far, 'zuebrakot'].map((handle, identity) => ({ identity, handle })),
    );
    expect(index.find('uebrakot')[0]).toEqual({ identity: far.length, handle: 'zuebrakot', distance: 1 });
  });

  it('compares 200 of one key as they are written, and no more', () => {
    const first = (count: number) =>
      createIdentityIndex(
        [...Array.from({ length: count }, () => 'z3brakot'), 'zebrakot'].map((handle, identity) => ({
          identity,
          handle,
        })),
      ).find('zebrakot')[0];
    expect(first(199)).toEqual({ identity: 199, handle: 'zebrakot', distance: 0 });
    expect(first(200)).toEqual({ identity: 0, handle: 'z3brakot', distance: 0 });
  });

  it('tells what stands there for some identities, settled or not', () => {
    const index = createIdentityIndex(
      ['zinnkrug', 'zebrakot', 'maya', 'oak'].map((handle, i) => ({ identity: i % 3, handle })),
    );
    index.add(1, 'iron');
    index.add(4, 'ferrow');
    const of = (...these: number[]) =>
      [...index.entriesOf(new Set(these))].map(({ identity, handle }) => `${identity} ${handle}`).sort();
    expect(of(0, 1)).toEqual(['0 oak', '0 zinnkrug', '1 iron', '1 zebrakot']);
    expect(of(4, 9)).toEqual(['4 ferrow']);
    index.remove(1);
    expect(of(1, 2)).toEqual(['2 maya']);
    expect(of()).toEqual([]);
  });

  it('settles each 256 handles, together with what is at most four times as much, and forgets who is removed', () => {
    const entry = (i: number) => ({ identity: i, handle: `zinn${(i * 7919).toString(36)}krug${i}` });
    const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
    const bytesOf = (...these: number[]) => createIdentityIndex(these.map(entry)).bytes;
    const index = createIdentityIndex();
    let size = 0;
    const grow = (to: number) => {
      for (; size < to; size++) index.add(size, entry(size).handle);
      return index.bytes;
    };
    expect(grow(255)).toBe(0);
    expect(grow(256)).toBe(bytesOf(...range(0, 256)));
    for (const gone of range(0, 100)) index.remove(gone);
    grow(511);
    for (const gone of range(300, 400)) index.remove(gone);
    expect(grow(512)).toBe(bytesOf(...range(100, 300), ...range(400, 512)));
    // 312 and 256 and so on, up to 1,080, which is more than four times 256
    expect(grow(1279)).toBe(bytesOf(...range(100, 300), ...range(400, 1024)));
    const large = bytesOf(...range(100, 300), ...range(400, 1280));
    expect(grow(1280)).toBe(large);
    expect(grow(1536)).toBe(large + bytesOf(...range(1280, 1536)));
    expect(grow(1792)).toBe(bytesOf(...range(100, 300), ...range(400, 1792)));
    expect(new Set([...index.entries()].map(({ identity }) => identity)).size).toBe(1592);
  });

  it('merges what is four times as much, and leaves what is one more', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        identity: i,
        handle: `zinn${(i * 7919).toString(36)}krug${i}`,
      }));
    for (const [settled, levels] of [
      [1024, [1280]],
      [1025, [1025, 256]],
    ] as const) {
      const index = createIdentityIndex(many(settled));
      const all = many(settled + 256);
      for (const { identity, handle } of all.slice(settled)) index.add(identity, handle);
      let from = 0;
      const parts = levels.map((count) => createIdentityIndex(all.slice(from, (from += count))).bytes);
      expect(index.bytes).toBe(parts.reduce((sum, bytes) => sum + bytes));
    }
  });

  it('needs no bytes for nobody', () => {
    const index = createIdentityIndex([{ identity: 1, handle: 'zinnkrug' }]);
    expect(index.bytes).toBeGreaterThan(0);
    index.remove(1);
    index.compact();
    expect(index.bytes).toBe(0);
    expect(createIdentityIndex().bytes).toBe(0);
  });

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
