import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export type MarkOptions = { json: boolean; key: string } & (
  | { what: 'issue'; file: string; copies: string[]; out: string }
  | { what: 'read'; files: string[]; original: string }
);

const usage = `Usage: mark issue FILE --copies linkedin,x --key KEY --out DIR [--json]
       mark read FILE… --original FILE --key KEY [--json]`;

export const help = `${usage}

issue makes an invisibly marked copy of a portrait for each platform; read says which of these copies a picture derives from.

  FILE             issue: the portrait (JPEG, PNG or WebP); if it is not square, its middle is used. A plain or small
                   picture is refused, because it cannot carry a mark. read: any number of pictures to check
  --copies A,B     a name for each copy: the platform that gets it
  --out DIR        where to write the copies, as PNG: portrait-linkedin.png
  --original FILE  the portrait that was given to issue, exactly the same file
  --key KEY        a file with the secret of the marks and a list of the copies made with it. issue creates it if it does
                   not exist. Keep it and the portrait: without them no mark is found, and anyone who has both can mark and read
  --json           print JSON lines, with the score of each copy

A mark tells which copy a picture derives from, and how often a picture without it would score as much. It does not tell who copied it
or from where: anyone who holds a copy can show it. A picture without a mark may still be yours; marks can be removed on
purpose, and a copy under 96 pixels shows none.

Exit status: 0; 3 if no picture shows the original; 2 on bad input.
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
