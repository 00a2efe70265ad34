/** npm run -s hash -- FILE...: a line `file<TAB>64 hex<TAB>quality` for each picture. */
import { pdqHash, pdqToHex } from '../domain/engine/photo/pdq.ts';
import { readImage } from './image-file.ts';
import { createLineWriter } from './line-writer.ts';

const out = createLineWriter(process.stdout);
const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Usage: hash FILE...\n');
  process.exitCode = 2;
}
for (const file of files) {
  try {
    const { hash, quality } = pdqHash(await readImage(file));
    await out.write(`${file}\t${pdqToHex(hash)}\t${quality}`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
await out.end();
