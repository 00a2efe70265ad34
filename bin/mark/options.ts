import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export type MarkOptions = { json: boolean; key: string } & (
  | { what: 'issue'; file: string; copies: string[]; out: string }
  | { what: 'read'; files: string[]; original: string }
);

const usage = `Usage: mark issue FILE --copies linkedin,x --key KEY --out DIR [--json]
       mark read FILE… --original FILE --key KEY [--json]`;

export const help = `${usage}

issue makes a copy of a portrait for each platform, marked so that nobody sees it; read says which of these copies a picture derives from.

  FILE             issue: the portrait (JPEG, PNG or WebP); of a picture that is not square the middle is taken. A plain or
                   small one is refused: it carries no mark. read: pictures that somebody shows, any number
  --copies A,B     a name for each copy: the platform that gets it
  --out DIR        where the copies go, as PNG: portrait-linkedin.png
  --original FILE  the portrait as it was given to issue, the very file
  --key KEY        a file with the secret of the marks and a list of the copies made with it. issue makes it where there is
                   none. Keep it and the portrait: without them no mark is found, and who has both can mark and read
  --json           JSON lines, with the score of each copy

A mark tells which copy a picture derives from, and how often a picture without it would score as much. It does not tell who copied it,
nor from where: whoever holds a copy can show it. A picture without a mark may still be yours; marks can be removed on
purpose, and a copy of under 96 points shows none.

Ends with 0, with 3 when no picture shows the original, with 2 on bad input.
`;

/** Reads the command line; undefined when help is asked for. @throws Error with a sentence that says what is wrong */
export function readOptions(args: string[]): MarkOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { copies: text, key: text, out: text, original: text, json: flag, help: flag },
  });
  if (values.help) return undefined;
  const [what, ...files] = positionals;
  const { key, json = false, copies, out, original } = values;
  if (files.length === 0 || !key) throw new Error(usage);
  if (what === 'issue' && files.length === 1 && copies !== undefined && out && original === undefined) {
    if (statSync(out, { throwIfNoEntry: false })?.isFile()) throw new Error(`${out}: a file, not a folder`);
    return { what, file: files[0]!, copies: namesOf(copies), out, key, json };
  }
  if (what === 'read' && original !== undefined && copies === undefined && out === undefined)
    return { what, files, original, key, json };
  throw new Error(usage);
}

/** The false-alarm rate holds for that many. */
const MOST_COPIES = 1000;

function namesOf(typed: string): string[] {
  const names = typed.split(',').map((name) => name.trim());
  for (const name of names)
    if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(name))
      throw new Error(
        `--copies: ${JSON.stringify(name.slice(0, 80))}: letters, digits, dots and dashes only`,
      );
  const twice = names.find(
    (name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) < at,
  );
  if (twice !== undefined) throw new Error(`--copies: ${twice} twice`);
  if (names.length > MOST_COPIES) throw new Error(`--copies: more than ${MOST_COPIES}`);
  return names;
}
