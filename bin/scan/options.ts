import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { parseProfileLink } from '#domain/platform/platforms';
import { environmentHelp } from '../real-sources.ts';

export interface ScanOptions {
  handle: string;
  /** In the product's order. */
  platforms: Platform[];
  name?: string;
  photo?: string;
  real: boolean;
  json: boolean;
  html?: string;
  /** What an earlier run printed with --json. */
  diff?: string;
  /** A list of one's own accounts. */
  own?: string;
  /** Also name look-alikes that nobody has. */
  reserve: boolean;
}

const usage = `Usage: scan --handle H [--platform P,…] [--name N] [--photo FILE] [--real] [--json | --html FILE]
            [--diff last.json] [--own FILE] [--reserve]`;

export const help = `${usage}

Looks for accounts that copy H, the likeliest first, and says where it could not look.

  --handle H       the handle to protect, or a link to the profile
  --platform P,…   only on these platforms; may be repeated: ${knownPlatforms()}
  --name N         the person's name, to compare and to search for
  --photo FILE     a picture of the person (JPEG, PNG or WebP) that copies may show
  --own FILE       your own accounts, one link or platform:handle per line: compared with, and never reported as copies.
                   Without it, an account with exactly this handle is taken to be yours on every platform
  --real           ask the real platforms; without it, the twins: invented people, no network
  --json           print JSON lines: findings, then the coverage of each platform
  --html FILE      write a report in one file, with pictures
  --diff FILE      only what is new, changed or gone since an earlier --json
  --reserve        also list look-alikes that nobody has yet, if the platform says so, and where to register them

Exit status: 0 if a platform answered; 3 if none did; 2 on bad input; 130 on Ctrl-C (what was found so far is printed).

With --real, keys come from the environment and are never printed:
${environmentHelp()}`;

function knownPlatforms(): string {
  return Platform.options.map(nameOf).join(', ');
}

function nameOf(platform: Platform): string {
  return platformTable[platform].name.toLowerCase();
}

/** A platform as people write it: `github`, `GITHUB`, `youtube`. */
export const platformNamed = (text: string): Platform | undefined => {
  const word = text.trim().toLowerCase();
  return Platform.options.find((one) => [nameOf(one), one.toLowerCase()].includes(word));
};

/** Reads the command line; undefined when help is asked for. @throws Error with a sentence that says what is wrong */
export function readOptions(args: string[]): ScanOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ handle: text, name: text, photo: text, html: text, diff: text, own: text },
      ...{ real: flag, json: flag, help: flag, reserve: flag, platform: { type: 'string', multiple: true } },
    },
  });
  if (values.help) return undefined;
  if (!values.handle?.trim()) throw new Error(usage);
  if (values.json && values.html !== undefined) throw new Error(`--json or --html, not both\n${usage}`);
  for (const file of [values.photo, values.diff, values.own]) if (file !== undefined) mustBeFile(file);
  if (values.html !== undefined) mustBeWritable(values.html);
  if (values.name?.trim() === '') throw new Error(`--name: empty\n${usage}`);
  const {
    handle: typed,
    platform,
    real = false,
    json = false,
    reserve = false,
    help: _help,
    ...files
  } = values;
  const link = parseProfileLink(typed);
  const handle = (/[/:]/.test(typed) && link ? link.handle : typed).trim().replace(/^@/, '');
  if (/[\p{Cc}\s/]/u.test(handle) || handle === '' || handle.length > 100)
    throw new Error(`--handle: ${JSON.stringify(typed.slice(0, 100))} is not a handle`);
  return { handle, platforms: platformsOf(platform), real, json, reserve, ...files };
}

function platformsOf(typed: string[] | undefined): Platform[] {
  if (!typed) return [...Platform.options];
  const chosen = typed
    .flatMap((one) => one.split(','))
    .map((word) => {
      const platform = platformNamed(word);
      if (!platform)
        throw new Error(`--platform ${JSON.stringify(word)}: unknown. Use one of ${knownPlatforms()}`);
      return platform;
    });
  return Platform.options.filter((one) => chosen.includes(one));
}

function mustBeFile(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory()) throw new Error(`${file}: a folder, not a file`);
  if (!stat) throw new Error(`${file}: no such file`);
}

function mustBeWritable(file: string): void {
  if (file === '') throw new Error(`--html: no file given\n${usage}`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file}: a folder, not a file`);
  if (!existsSync(dirname(file))) throw new Error(`${file}: no folder ${dirname(file)}`);
}
