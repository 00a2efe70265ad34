/** npm run -s hash -- FILE...: a line `file<TAB>64 hex<TAB>quality` for each picture. */
import { pdqHash, pdqToHex } from '../domain/impersonation/pdq.ts';
import { readImage } from './image-file.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Usage: hash FILE...\n');
  process.exitCode = 2;
}
for (const file of files) {
  try {
    const { hash, quality } = pdqHash(await readImage(file));
    process.stdout.write(`${file}\t${pdqToHex(hash)}\t${quality}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
