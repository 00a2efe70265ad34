import { describe, expect, it } from 'vitest';
import { getEntriesElement } from '../../platforms/ct/log-answers.ts';
import { recorded, recordedNames } from '../../test/support/sources/recorded.ts';
import { UnreadableBytes } from './der.ts';
import { readCheckpoint, readGetEntries, readSignedHead } from './tree.ts';

/** An answer with one entry that begins with other bytes. */
function leafAs(leaf: readonly number[], type: readonly number[]): string {
  const bytes = Buffer.from(getEntriesElement({ timestamp: 1, names: [] }, 1).leaf_input, 'base64');
  bytes.set(leaf, 0);
  bytes.set(type, 2 + 8);
  return JSON.stringify({ entries: [{ leaf_input: bytes.toString('base64') }] });
}

const root = 'rKbDipCvhuX1GZ7g5BBe8sA6BbJ7ja/1nk427v383cs=';

describe('a checkpoint', () => {
  it('of an empty log', () => expect(readCheckpoint(`ct.example/log\n0\n${root}\n`)).toBe(0));
  it('says how many entries there are', () =>
    expect(readCheckpoint(`ct.example/log\n123456\n${root}\n\n— ct.example/log AAAA\n`)).toBe(123_456));
  it.each([
    '',
    '<html>Busy</html>',
    `ct.example/log\n-1\n${root}\n`,
    `ct.example/log\n1e9\n${root}\n`,
    `ct.example/log\n99999999999999999999\n${root}\n`,
    `ct.example/log\n12\n\n`,
    `\n12\n${root}\n`,
    `ct.example/log\n012\n${root}\n`,
    `ct.example/log\n12 \n${root}\n`,
    `ct.example/log\n 12\n${root}\n`,
    `ct.example/log\n12\n${root}=\n`,
    `ct.example/log\n12\n/${root}\n`,
    'ct.example/log\n12',
    'ct.example/log',
  ])('is refused: %j', (text) => expect(() => readCheckpoint(text)).toThrow(UnreadableBytes));
});

describe('a tree head', () => {
  it('says how many entries there are', () =>
    expect(readSignedHead('{"tree_size":3721782,"timestamp":1,"sha256_root_hash":"a"}')).toBe(3_721_782));
  it.each(['', '[]', '{"tree_size":-1}', '{"tree_size":"5"}', '{"tree_size":1.5}', '<html>'])(
    'is refused: %j',
    (text) => expect(() => readSignedHead(text)).toThrow(UnreadableBytes),
  );
});

describe('entries', () => {
  const logged = { timestamp: 1_790_000_000_123, names: ['login-acme-support.example'] };
  it('say when and for which names', () =>
    expect(readGetEntries(JSON.stringify({ entries: [getEntriesElement(logged, 7)] }))).toEqual([logged]));
  it.each([
    '',
    '{}',
    '{"entries":[]}',
    '{"entries":[{"leaf_input":"AQA="}]}',
    '{"entries":[{"leaf_input":"!"}]}',
    // another version of a leaf, and another type
    leafAs([1, 0], []),
    leafAs([0, 1], []),
    leafAs([0, 0], [0, 2]),
  ])('are refused: %j', (text) => expect(() => readGetEntries(text)).toThrow(UnreadableBytes));
});

describe.skipIf(!recordedNames('CT').length)(
  'recorded answers (skipped: ../shared/recorded/CT is absent)',
  () => {
    const body = (name: string) => recorded(`CT/${name}`);
    it.each([
      ['get-sth', 3_721_782],
      ['get-sth-argon2020', 90_785_920],
    ])('%s', (name, size) => expect(readSignedHead(JSON.stringify(body(name).body))).toBe(size));
    it('a checkpoint', () => expect(readCheckpoint(body('static-checkpoint').bodyText!)).toBe(15));
    it('four entries', () =>
      expect(readGetEntries(JSON.stringify(body('get-entries-four').body)).map(({ names }) => names)).toEqual(
        [
          ['mail.google.com'],
          ['www.struleartscentre.purchase-tickets-online.co.uk'],
          ['www.netkeiba.com'],
          ['www.oxfordplayhouse.com', 'oxfordplayhouse.com'],
        ],
      ));
  },
);
