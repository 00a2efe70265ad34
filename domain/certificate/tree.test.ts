import { describe, expect, it } from 'vitest';
import { getEntriesElement } from '../../platforms/ct/log-answers.ts';
import { recorded, recordedNames } from '../../test/support/sources/recorded.ts';
import { UnreadableBytes } from './der.ts';
import { readCheckpoint, readGetEntries, readSignedHead } from './tree.ts';

const root = 'rKbDipCvhuX1GZ7g5BBe8sA6BbJ7ja/1nk427v383cs=';

describe('a checkpoint', () => {
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
  ])('is refused: %j', (text) => expect(() => readCheckpoint(text)).toThrow(UnreadableBytes));
});

describe('a tree head', () =>
  it.each(['', '[]', '{"tree_size":-1}', '{"tree_size":"5"}', '{"tree_size":1.5}', '<html>'])(
    'is refused: %j',
    (text) => expect(() => readSignedHead(text)).toThrow(UnreadableBytes),
  ));

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
