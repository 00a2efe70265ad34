import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

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

const usage = 'npm start -- [--port N] [--no-demo] [--reset] [--built] [--data DIR]';

/** A problem of the command line, in one line that says what would be right. */
export class FlagError extends Error {}

const options = {
  port: { type: 'string' },
  data: { type: 'string' },
  'no-demo': { type: 'boolean' },
  reset: { type: 'boolean' },
  built: { type: 'boolean' },
} as const;

/** Reads the command line of `npm start`. @throws FlagError */
export function readFlags(argv: readonly string[], root: string): Flags {
  // Not strict: what is wrong is said in our words, with the usage.
  const { values, tokens } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const strange = tokens.map(strangeWord).find((word) => word !== undefined);
  if (strange !== undefined) throw new FlagError(`Unknown flag ${strange}. Usage: ${usage}`);
  return {
    port: values.port === undefined ? undefined : portOf(values.port),
    demo: !values['no-demo'],
    reset: Boolean(values.reset),
    built: Boolean(values.built),
    data: values.data === undefined ? resolve(root, '.local') : folderOf(values.data),
  };
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What was typed and is no flag of ours. */
function strangeWord(token: Token): string | undefined {
  if (token.kind === 'positional') return token.value;
  if (token.kind === 'option-terminator') return '--';
  if (!Object.hasOwn(options, token.name)) return token.rawName;
  const { type } = options[token.name as keyof typeof options];
  return type === 'boolean' && token.value !== undefined ? `${token.rawName}=${token.value}` : undefined;
}

/** @param typed true: nothing follows the flag */
function portOf(typed: string | boolean): number {
  const port = Number(typed);
  if (typeof typed !== 'string' || !/^\d+$/.test(typed) || port < 1 || port > 65_535)
    throw new FlagError(
      `--port needs a number from 1 to 65535, not ${typeof typed === 'string' && typed !== '' ? typed : 'nothing'}.`,
    );
  return port;
}

function folderOf(typed: string | boolean): string {
  if (typeof typed !== 'string' || typed === '' || typed.startsWith('--'))
    throw new FlagError('--data needs a folder.');
  return resolve(typed);
}
