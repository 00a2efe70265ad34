import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type ListedName, nameIn, readListed } from '../../domain/domain-watch/name/listed-name.ts';
import { siteOf } from '../../domain/engine/web/web-shape.ts';

/** So many bad lines are named; the rest is counted. */
const MAX_NAMED = 20;

/**
 * Which names of a list (a file, or `-` for what comes in) pass for protected domains, in the list's order. Lines that hold none are
 * told to `complain`, the others still count.
 */
export async function* listedNames(
  file: string,
  brands: readonly string[],
  complain: (sentence: string) => void,
): AsyncIterable<ListedName> {
  const read = readListed(brands);
  const shown = file === '-' ? 'standard input' : file;
  let [number, bad] = [0, 0];
  const input = file === '-' ? process.stdin : createReadStream(file);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    const found = read(line);
    if (typeof found === 'object') yield found;
    else if (found === 'no name') {
      bad += 1;
      if (bad <= MAX_NAMED) complain(`${shown}:${number}: no domain name`);
    }
  }
  if (bad > MAX_NAMED) complain(`${shown}: no domain name in ${bad - MAX_NAMED} more lines`);
}

/** The registrable domains of a file, one a line. @throws Error that names a line without one */
export function ownDomains(file: string): ReadonlySet<string> {
  const lines = readFileSync(file, 'utf8').split('\n').map(nameIn);
  return new Set(
    lines.flatMap((name, at) => {
      if (name === '') return [];
      const domain = siteOf(name)?.domain;
      if (!domain) throw new Error(`${file}:${at + 1}: no domain that can be registered`);
      return [domain];
    }),
  );
}

/** @throws Error with a sentence for people, where there is no such file */
export function expectFile(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new Error(`${file}: no such file`);
  if (stat.isDirectory()) throw new Error(`${file}: a folder, not a file`);
}
