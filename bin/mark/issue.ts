import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { carriesMark, type NoMark } from '../../domain/engine/mark/carries-mark.ts';
import { markKey } from '../../domain/engine/mark/mark-key.ts';
import { markPicture } from '../../domain/engine/mark/mark-picture.ts';
import { newKeyFile, readKeyFile, writeKeyFile } from './key-file.ts';
import type { MarkOptions } from './options.ts';
import { png } from './png.ts';
import { readPortrait } from './portrait.ts';

const REFUSED: Record<NoMark, string> = {
  'not square': 'not square',
  'too small': 'too small to carry a mark. Its shorter side needs 256 pixels.',
  'too plain': 'too plain to carry a mark. It would show, and nobody would find it again.',
};

export type Issued = { copy: string; file: string; isNew: boolean; issued: string };

/**
 * Marks a copy for each name. The key file is written first: a copy that no key file knows could never be read. A copy that was
 * issued before is made again, the same to the pixel, and keeps its day.
 */
export async function issueCopies(
  { file, copies, out, key }: MarkOptions & { what: 'issue' },
  now: Date,
  say: (line: string) => void,
): Promise<Issued[]> {
  const known = readKeyFile(key);
  const kept = known ?? newKeyFile();
  const { picture, square, isCut } = await readPortrait(file);
  const refused = carriesMark(square);
  if (refused) throw new Error(`${file}: ${REFUSED[refused]}`);
  if (isCut) say(`${file}: not square, so its middle is marked.`);
  const before = (copy: string) => kept.copies.find((one) => one.picture === picture && one.copy === copy);
  const issued = copies.map((copy) => ({
    copy,
    file: join(out, `${parse(file).name}-${copy}.png`),
    isNew: !before(copy),
    issued: before(copy)?.issued ?? now.toISOString(),
  }));
  const added = issued
    .filter(({ isNew }) => isNew)
    .map((one) => ({ picture, copy: one.copy, issued: one.issued }));
  mkdirSync(out, { recursive: true });
  writeKeyFile(key, { ...kept, copies: [...kept.copies, ...added] });
  if (!known) say(`${key}: created, with a new secret. Keep it safe: you need it to read the marks.`);
  const [secret, hash] = [Buffer.from(kept.secret, 'hex'), Buffer.from(picture, 'hex')];
  for (const one of issued)
    writeFileSync(one.file, await png(markPicture(square, markKey(secret, hash, one.copy))));
  return issued;
}
