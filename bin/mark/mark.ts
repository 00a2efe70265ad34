/**
 * npm run -s mark -- issue FILE --copies linkedin,x --key KEY --out DIR
 * npm run -s mark -- read FILE… --original FILE --key KEY
 *
 * Copies of a portrait, each with an invisible mark of its own, and which of them a picture derives from. Exit status: see --help.
 */
import { createLineWriter } from '../line-writer.ts';
import { issueCopies } from './issue.ts';
import { help, type MarkOptions, readOptions } from './options.ts';
import { createMarkReader, sentenceOf } from './read.ts';

const out = createLineWriter(process.stdout);
const say = (line: string) => process.stderr.write(`${line}\n`);

async function mark(options: MarkOptions): Promise<void> {
  if (options.what === 'issue') {
    for (const one of await issueCopies(options, new Date(), say))
      await out.write(options.json ? JSON.stringify(one) : `${one.copy}\t${one.file}`);
    return;
  }
  const read = await createMarkReader(options);
  let placed = 0;
  for (const file of options.files)
    try {
      const reading = await read(file);
      placed += Number(reading.placed);
      await out.write(options.json ? JSON.stringify(reading) : sentenceOf(reading, options.original));
    } catch (error) {
      complain(error);
    }
  if (placed === 0) process.exitCode ??= 3;
}

function complain(error: unknown): void {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await mark(options);
  else await out.write(help);
} catch (error) {
  complain(error);
}
await out.end();
