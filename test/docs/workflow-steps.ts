import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../.github/workflows/', import.meta.url);

/** Name and text of each workflow. */
export const workflows = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(new URL(name, folder), 'utf8'),
]);

/** The shell of each step: the line of `run:`, or what stands deeper below `run: |`. */
export const shells = (workflow: string): string[] =>
  [...workflow.matchAll(/^( *)(?:- )?run: (?:\|\n((?:\1 +.*\n)+)|(.+)\n)/gm)].map(
    ([, , many, one]) => many?.replace(/^ +/gm, '') ?? one!,
  );
