/**
 * npm run -s lookalikes -- --handle H | --domain D [--max N] [--classes]
 *
 * Prints one look-alike a line, likeliest first, then for a handle the beginnings to search for: "prefix<TAB>stem".
 */
import { parseArgs } from 'node:util';
import { lookalikeDomains } from '../domain/engine/web/lookalike-domains.ts';
import { lookalikeHandles } from '../domain/engine/handle/lookalikes.ts';
import { searchStems } from '../domain/engine/handle/search-stems.ts';
import { createLineWriter } from './line-writer.ts';

const USAGE = 'Usage: lookalikes --handle H | --domain D [--max N] [--classes]';
const out = createLineWriter(process.stdout);

async function main() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { handle: text, domain: text, max: text, classes: { type: 'boolean' } },
  });
  if ((values.handle === undefined) === (values.domain === undefined)) throw new Error(USAGE);
  const max = values.max === undefined ? undefined : Number(values.max);
  if (max !== undefined && (!(max >= 0) || values.max!.trim() === ''))
    throw new Error(`--max ${values.max}: not a number\n${USAGE}`);
  const name = (values.handle ?? values.domain)!;
  if (name.trim() === '') throw new Error(USAGE);
  // one look-alike a line: a line end within would make two
  if (/\p{Cc}/u.test(name))
    throw new Error('A name must not contain line breaks, tabs or other control characters');
  const found =
    values.handle !== undefined ? lookalikeHandles(name, { max }) : lookalikeDomains(name, { max });
  for (const { value, class: kind } of found) await out.write(values.classes ? `${value}\t${kind}` : value);
  for (const stem of searchStems(values.handle ?? name.split('.')[0]!)) await out.write(`prefix\t${stem}`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
await out.end();
