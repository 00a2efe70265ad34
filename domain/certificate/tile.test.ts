import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesLine, tileLeaf } from '../../platforms/ct/log-answers.ts';
import { hasRecordedTiles, recordedTile, recordedTiles } from '../../test/support/sources/recorded-tiles.ts';
import { UnreadableBytes } from './der.ts';
import { readDataTile, readNamesTile, tilePath } from './tile.ts';

describe('the path of a tile', () =>
  it.each([
    [0, 256, '/tile/data/000'],
    [67, 256, '/tile/data/067'],
    [1_234_067, 256, '/tile/data/x001/x234/067'],
    [1_000, 256, '/tile/data/x001/000'],
    [273, 112, '/tile/data/273.p/112'],
    [2_000_000_001, 1, '/tile/data/x002/x000/x000/001.p/1'],
    [999, 256, '/tile/data/999'],
    [5, undefined, '/tile/data/005'],
  ])('%i, %i entries wide, is %s', (tile, width, path) => expect(tilePath('data', tile, width)).toBe(path)));

const logged = [
  { timestamp: 1_790_000_000_123, names: ['login-acme-support.example', '*.login-acme-support.example'] },
  { timestamp: 1_790_000_000_456, names: ['ferrow-bay.example'] },
];

describe('a tile', () => {
  const data = Buffer.concat(logged.map(tileLeaf));
  const names = logged.map(namesLine).join('');

  it('says the same in data and in names', () => {
    expect(readDataTile(data)).toEqual(logged);
    expect(readNamesTile(names)).toEqual(logged);
  });

  it('keeps its other entries where a certificate cannot be read', () => {
    const broken = Buffer.from(data);
    broken[8 + 2 + 32 + 3] = 0x31; // no sequence
    expect(readDataTile(broken).map((entry) => entry.names)).toEqual([undefined, logged[1]!.names]);
  });

  it.each([1, 9, 100, data.length - 1])('is refused when it ends after %i bytes', (length) =>
    expect(() => readDataTile(data.subarray(0, length))).toThrow(UnreadableBytes),
  );
  it.each(['{', '[]', '{"DNS":["a.example"]}', '<html>', 'null'])(
    'of names is refused for a line %s',
    (line) => expect(() => readNamesTile(`${names}${line}\n`)).toThrow(UnreadableBytes),
  );
  it.each([
    ['{"Timestamp":1,"Subject":{"CommonName":"a.example"}}', ['a.example']],
    ['{"Timestamp":1,"DNS":[],"Subject":{"CommonName":"a.example"}}', ['a.example']],
    ['{"Timestamp":1,"DNS":["b.example"],"Subject":{"CommonName":"a.example"}}', ['b.example']],
    ['{"Timestamp":1,"DNS":null,"Subject":{"CommonName":"Acme Inc. of Acme"}}', []],
    ['{"Timestamp":1,"Subject":{"CommonName":"acme"}}', []],
    ['{"Timestamp":1,"Subject":{"CommonName":"at a.example"}}', []],
    ['{"Timestamp":1,"Subject":{"CommonName":"acme.example Ltd"}}', []],
    ['{"Timestamp":1,"Subject":{"CommonName":"acme.example"}}', ['acme.example']],
    ['{"Timestamp":1,"Subject":null}', []],
    ['{"Timestamp":1}', []],
  ])('of names, takes the common name where a line has no others: %s', (line, read) =>
    expect(readNamesTile(`${line}\n`)).toEqual([{ timestamp: 1, names: read }]),
  );

  it('has whole certificates beside precertificates: those are logged without a key and without what was issued', () => {
    const leaf = tileLeaf(logged[0]!, 0);
    const length = leaf.readUIntBE(8 + 2 + 32, 3);
    const certificate = leaf.subarray(8 + 2 + 32, 8 + 2 + 32 + 3 + length);
    const nothing = Buffer.from([0, 0]);
    const whole = Buffer.concat([leaf.subarray(0, 8), nothing, certificate, nothing, nothing]);
    expect(readDataTile(Buffer.concat([whole, leaf, whole]))).toEqual([logged[0], logged[0], logged[0]]);
  });

  it('has certificates of any length', () => {
    const names = Array.from({ length: 200 }, (_, n) => `shop-${n}.acme-login.example`);
    const long = { timestamp: 1, names };
    expect(readDataTile(Buffer.concat([long, logged[0]!].map(tileLeaf)))).toEqual([long, logged[0]]);
  });

  it('says when to the millisecond, now and in ten thousand years', () => {
    for (const timestamp of [0, 255, 4_294_967_295, 4_294_967_296, 253_402_300_799_999])
      expect(readDataTile(tileLeaf({ ...logged[0]!, timestamp }, 0))).toEqual([{ ...logged[0]!, timestamp }]);
  });

  it('is answered or refused, whatever was changed in it', () => {
    fc.assert(
      fc.property(fc.nat(data.length - 1), fc.nat(255), (at, value) => {
        const mutated = Buffer.from(data);
        mutated[at] = value;
        try {
          return readDataTile(mutated).length <= mutated.length / 50;
        } catch (error) {
          return error instanceof UnreadableBytes;
        }
      }),
      { seed: 543, numRuns: 5000 },
    );
  });
});

describe.skipIf(!hasRecordedTiles)('recorded tiles (skipped: ../shared/recorded/CT is absent)', () =>
  it.each(recordedTiles)('%s: what we read is what the log itself wrote beside it', (number) => {
    const read = readDataTile(recordedTile('data', number));
    expect(read.length).toBe(number.includes('.p') ? 10 : 256);
    expect(read).toEqual(readNamesTile(recordedTile('names', number).toString()));
  }),
);
