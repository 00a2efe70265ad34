import { resolve } from 'node:path';

export interface Flags {
  /** Undefined: 4910 or the next free one. */
  port: number | undefined;
  /** Whether the demonstration's people and their copies are set up. */
  demo: boolean;
  /** Whether kept data is deleted first. */
  reset: boolean;
  /** Pages as the deployed site has them, instead of sources that take over edits. */
  built: boolean;
  /** Folder that keeps tables, users, files and logs. */
  data: string;
}

export const usage = 'npm start -- [--port N] [--no-demo] [--reset] [--built] [--data DIR]';

/** A problem of the command line, in one line that says what would be right. */
export class FlagError extends Error {}

/** Reads the command line of `npm start`. @throws FlagError */
export function readFlags(argv: readonly string[], root: string): Flags {
  const flags: Flags = {
    port: undefined,
    demo: true,
    reset: false,
    built: false,
    data: resolve(root, '.local'),
  };
  const rest = argv.flatMap((word) =>
    /^--(?:port|data)=/.test(word) ? [word.slice(0, 6), word.slice(7)] : [word],
  );
  while (rest.length) {
    const flag = rest.shift()!;
    if (flag === '--no-demo') flags.demo = false;
    else if (flag === '--reset') flags.reset = true;
    else if (flag === '--built') flags.built = true;
    else if (flag === '--port') flags.port = portOf(rest.shift());
    else if (flag === '--data') flags.data = folderOf(rest.shift());
    else throw new FlagError(`Unknown flag ${flag}. Usage: ${usage}`);
  }
  return flags;
}

function portOf(text: string | undefined): number {
  const port = Number(text);
  if (!text || !/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new FlagError(`--port needs a number from 1 to 65535, not ${text ?? 'nothing'}.`);
  return port;
}

function folderOf(text: string | undefined): string {
  if (!text || text.startsWith('--')) throw new FlagError('--data needs a folder.');
  return resolve(text);
}
