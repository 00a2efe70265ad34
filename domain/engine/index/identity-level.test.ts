import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPattern } from '../segments/bit-osa.ts';
import { createLevel, MAX_HANDLE } from './identity-level.ts';
import { foldKey } from './key-fold.ts';

const keyOf = (handle: string) => {
  const into = new Uint8Array(32);
  return into.slice(0, foldKey(handle, into));
};
const found = (level: ReturnType<typeof createLevel>, handle: string, edits: 1 | 2) => {
  const hits: [string, number][] = [];
  const key = keyOf(handle);
  level.search(key, key.length, edits, (at, distance) => hits.push([level.handleOf(at), distance]));
  return hits.sort();
};

describe('createLevel', () => {
  const level = () =>
    createLevel(
      ['maya_hollimund', 'oak_and_iron', 'ferrow.bay'].map((handle, i) => ({ identity: i + 7, handle })),
    );

  it.each<[string, 1 | 2, [string, number][]]>([
    ['mayahollimund', 1, [['maya_hollimund', 0]]],
    ['oak_and_lron', 1, [['oak_and_iron', 0]]],
    ['oak_and_ion', 1, [['oak_and_iron', 1]]],
    ['ok_and_ion', 1, []],
    ['ok_and_ion', 2, [['oak_and_iron', 2]]],
    ['wibble', 2, []],
  ])('of %s within %d', (handle, edits, expected) => expect(found(level(), handle, edits)).toEqual(expected));

  it('keeps who and what it was given, cut to 64 units, and finds each again', () => {
    const handle = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'abckz_', '漢', '😀', 'é', '\x7f'), maxLength: 30 }),
      fc.string({ unit: fc.constantFrom('x', '漢'), minLength: 60, maxLength: 70 }),
    );
    const entry = fc.record({ identity: fc.nat(), handle });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const made = createLevel(entries);
        expect(made.count).toBe(entries.length);
        const cut = entries.map((one) => ({ ...one, handle: one.handle.slice(0, MAX_HANDLE) }));
        // a pair cut in two is no character any more
        const kept = cut.map((one) => ({
          ...one,
          handle: new TextDecoder().decode(new TextEncoder().encode(one.handle)),
        }));
        expect(entries.map((_, i) => ({ identity: made.identityOf(i), handle: made.handleOf(i) }))).toEqual(
          kept,
        );
        kept.forEach(({ handle: text }, i) => {
          const bytes = new TextEncoder().encode(text).subarray(0, 32);
          if (bytes.length === 0) return;
          const same = new TextEncoder().encode(text).length - bytes.length;
          expect(made.written(i, createPattern(bytes, bytes.length))).toBe(same);
          const key = keyOf(text);
          if (key.length > 2 && text.length <= 32) expect(found(made, text, 1)).toContainEqual([text, 0]);
        });
      }),
      { seed: 338, numRuns: 200 },
    );
  });

  it.each([1, 9, 40])('keeps %d handles whose text is three times as long as they are', (count) => {
    const handles = Array.from({ length: count }, (_, i) => `${'漢'.repeat(63)}${'字漢'[i % 2]!}`);
    const made = createLevel(handles.map((handle, identity) => ({ identity, handle })));
    expect(handles.map((_, i) => made.handleOf(i))).toEqual(handles);
  });

  it('says how many bytes it needs: about 75 a handle, and one more of key and of text for a letter more', () => {
    const bytesOf = (...handles: string[]) =>
      createLevel(handles.map((handle, identity) => ({ identity, handle }))).bytes;
    const short = bytesOf('zinnkrug');
    expect(bytesOf('zinnkrugg') - short).toBe(2);
    expect(bytesOf('zinnkru漢') - short).toBe(2);
    expect(bytesOf('z'.repeat(70))).toBe(bytesOf('z'.repeat(64)));
    const many = Array.from({ length: 1000 }, (_, i) => `zinnkrug${1000 + i}`);
    expect(bytesOf(...many)).toBeGreaterThan(70_000);
    expect(bytesOf(...many)).toBeLessThan(80_000);
  });
});
