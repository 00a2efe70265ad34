import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Where judgements are made and put into words. */
const judging = ['domain/engine', 'domain/marked', 'domain/scan', 'lambdas/scan'];

/**
 * Another one whenever a source changes by which accounts are judged: until then, what was judged once need not be judged again.
 */
export function engineVersion(from: string = root): string {
  const hash = createHash('sha256');
  const files = judging.flatMap((folder) =>
    readdirSync(join(from, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => join(from, folder, file)),
  );
  for (const file of files.sort())
    hash.update(`${relative(from, file).split(sep).join('/')}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
