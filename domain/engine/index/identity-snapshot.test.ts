import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdentityIndex } from './identity-index.ts';
import { loadIdentityIndex, saveIdentityIndex } from './identity-snapshot.ts';

const reloaded = (handles: readonly string[]) => {
  const index = createIdentityIndex();
  handles.forEach((handle, identity) => index.add(identity, handle));
  return loadIdentityIndex(saveIdentityIndex(index));
};

describe('a saved index', () => {
  it('holds what was added, in any alphabet', () => {
    const handle = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(fc.array(handle, { maxLength: 30 }), (handles) => {
        expect([...reloaded(handles).entries()]).toEqual(
          handles.map((text, identity) => ({ identity, handle: text })),
        );
      }),
      { seed: 111, numRuns: 200 },
    );
  });

  it.each([
    ['256 letters', 'x'.repeat(256)],
    ['300 letters', 'x'.repeat(300)],
    ['100 characters of three bytes', '漢'.repeat(100)],
    ['halves of pairs', '\ud800'.repeat(100)],
    ['1 MB', 'x'.repeat(1_000_000)],
    ['nothing', ''],
  ])('survives a handle of %s between others', (_, long) => {
    const index = reloaded(['maya_hollimund', long, 'oak_and_iron']);
    expect(index.find('0ak_and_iron')[0]).toMatchObject({ identity: 2, handle: 'oak_and_iron' });
    expect([...index.entries()]).toHaveLength(3);
  });

  it('refuses bytes that end within a handle', () => {
    const bytes = saveIdentityIndex(createIdentityIndex([{ identity: 1, handle: 'maya_hollimund' }]));
    expect(bytes).toHaveLength(8 + 5 + 14);
    expect(() => loadIdentityIndex(bytes.slice(0, -1))).toThrow(RangeError);
    expect(() => loadIdentityIndex(bytes.slice(0, 12))).toThrow(RangeError);
  });

  it('says of what is none that it is none: too short, or with another beginning', () => {
    const bytes = saveIdentityIndex(createIdentityIndex([{ identity: 1, handle: 'maya_hollimund' }]));
    const others = [0, 1, 2, 3].map((at) => bytes.with(at, 1));
    for (const other of [new Uint8Array(0), bytes.slice(0, 7), bytes.slice(0, 8), ...others])
      expect(() => loadIdentityIndex(other)).toThrow('Not an identity index');
    expect([...loadIdentityIndex(saveIdentityIndex(createIdentityIndex())).entries()]).toEqual([]);
  });

  it('refuses other bytes, or reads them as some index, but never does anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(59), fc.nat(255), (noise, at, byte) => {
        const bytes = saveIdentityIndex(createIdentityIndex([{ identity: 1, handle: 'maya_hollimund' }]));
        if (at < bytes.length) bytes[at] = byte;
        for (const input of [noise, bytes])
          try {
            expect([...loadIdentityIndex(input).entries()].length).toBeLessThanOrEqual(20);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
      }),
      { seed: 112, numRuns: 300 },
    );
  });
});
