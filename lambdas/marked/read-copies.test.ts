import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { markPicture } from '#domain/engine/mark/mark-picture';
import { NAMED_SCORE } from '#domain/engine/mark/mark-score';
import type { Pixels } from '#domain/engine/photo/pdq';
import { type IssuedCopy, originalPath, originalSide } from '#domain/marked/issued-copy';
import type { FoundMark } from '#domain/marked/mark-words';
import { filesInMemory } from '../../test/support/files-in-memory.ts';
import { drawnScene } from '../../test/support/pictures/drawn-scene.ts';
import type { FetchedImage } from '../scan/picture/fetch-image.ts';
import { copyKeys } from './copy-key.ts';
import { copiesOf, type ReadingServices } from './read-copies.ts';

const copyKey = copyKeys('a key of the stage'.padEnd(64, '.'));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Files stand for pictures by their bytes. */
const pictures = new Map<string, Pixels>();
const file = (name: string, pixels: Pixels): FetchedImage => {
  pictures.set(name, pixels);
  return { contentType: 'image/jpeg', bytes: Buffer.from(name) };
};
const original = file('original', drawnScene(21, originalSide));
const row = (platform: IssuedCopy['platform']): IssuedCopy => {
  const copy = { picture: sha256(original.bytes), platform, issuedAt: '2026-03-03T09:00:00.000Z' };
  return { ...copy, commitment: sha256(copyKey('maya', copy)) };
};
const rows = [row('LINKEDIN'), row('X')];
const marked = (of: IssuedCopy, by = 'maya') =>
  file(`marked for ${of.platform} by ${by}`, markPicture(drawnScene(21, 400), copyKey(by, of)));

let services: ReadingServices;
let files: ReturnType<typeof filesInMemory>;
beforeEach(async () => {
  files = filesInMemory();
  await files.files.putPicture(originalPath('maya', rows[0]!.picture), original.bytes, 'image/jpeg');
  services = {
    copies: { of: async (userId) => (userId === 'maya' ? rows : []) },
    files: files.files,
    copyKey,
    decodeImage: async ({ bytes }) => pictures.get(Buffer.from(bytes).toString()),
  };
});
const read = (image: FetchedImage, userId = 'maya', time = 1) =>
  copiesOf(userId, services, () => time)(image);

it('names the copy that a picture derives from, with its score and the keys that were tried', async () => {
  const { score, ...found } = (await read(marked(rows[0]!))) as FoundMark;
  expect(found).toEqual({
    picture: rows[0]!.picture,
    platform: 'LINKEDIN',
    issuedAt: rows[0]!.issuedAt,
    keys: 2,
  });
  expect(score).toBeGreaterThan(NAMED_SCORE);
  expect(await read(marked(rows[1]!))).toMatchObject({ platform: 'X' });
});

it.each([
  ['the picture without a mark', file('plain', drawnScene(21, 400))],
  ['another picture', file('another', drawnScene(99, 400))],
  ['a copy with a key of somebody else’s', marked(rows[0]!, 'tom')],
  ['a file that is no picture', { contentType: 'image/jpeg', bytes: Buffer.from('?') } as const],
])('names none for %s', async (_, image) => expect(await read(image)).toBeUndefined());

it('asks for nothing more where a person has no copies, and begins nothing without time', async () => {
  expect(await read(marked(rows[0]!), 'tom', 0)).toBeUndefined();
  expect(await read(marked(rows[0]!), 'maya', 0)).toBe('no time');
});

it('an original that is not what its row says is not read: it could give any score', async () => {
  const other = file('another original', drawnScene(22, originalSide));
  await files.files.putPicture(originalPath('maya', rows[0]!.picture), other.bytes, 'image/jpeg');
  expect(await read(marked(rows[0]!))).toBeUndefined();
});
