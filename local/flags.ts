import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault } from '../emulator/faults/faults.ts';
import { environmentHelp } from '../bin/real-sources.ts';

export interface Flags {
  /** Undefined: 4910 or the next free one. */
  port: number | undefined;
  /** Whether the demonstration's people and their copies are set up. */
  demo: boolean;
  /** Whether kept data is deleted first. */
  reset: boolean;
  /** Pages as the deployed site has them, instead of sources that take over edits. */
  built: boolean;
  /** Whether the real platforms are asked, with keys from the environment, instead of their twins. */
  real: boolean;
  /** Who is asked about domains; undefined: the name servers of the system. */
  nameServer: string | undefined;
  /** Who plays the web for look-alike domains. */
  internet: string | undefined;
  /** What goes wrong with the tables on purpose. */
  fault: Fault | undefined;
  /** Whether time-outs are as long as in the cloud. */
  strict: boolean;
  /** Folder that keeps tables, users, files and logs. */
  data: string;
}

const usage =
  'npm start -- [--port N] [--no-demo] [--reset] [--built] [--real] [--name-server ADDRESS:PORT] [--web ADDRESS:PORT] [--fault WHAT] [--strict] [--data DIR]';

/** What `--help` says. */
export const help = `Usage: ${usage}

Runs Countersign on this machine.

  --port N     use this port; default: 4910 or the next free one
  --data DIR   keep all data in this folder; default: .local
  --reset      delete the data and start from scratch
  --no-demo    leave out the demo story
  --built      serve the production build, exactly as deployed
  --real       ask the real platforms for which the keys below are set, instead of the twins; leaves out the demo
  --name-server ADDRESS:PORT  ask this server about domains; default: none, or with --real those of this machine
  --web ADDRESS:PORT          read the pages of look-alike domains there; default: nowhere
  --fault throttle=0.2,latency=200,table=Finding
               throttle a fifth of the calls to a table, and delay each by 200 ms; without a table: all tables,
               queues and files. Also error=0.1 (fails internally), lost=0.1 (succeeds, but the answer is lost) and
               silent=0.1 (does nothing and never answers)
  --strict     enforce the cloud's time limits on functions, Cognito and AppSync; a busy machine may be too slow for them

${environmentHelp()}`;

/** A problem of the command line, in one line that says what would be right. */
export class FlagError extends Error {}

const options = {
  port: { type: 'string' },
  data: { type: 'string' },
  'no-demo': { type: 'boolean' },
  reset: { type: 'boolean' },
  built: { type: 'boolean' },
  real: { type: 'boolean' },
  'name-server': { type: 'string' },
  web: { type: 'string' },
  fault: { type: 'string' },
  strict: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Reads the command line of `npm start`; undefined when help is asked for. @throws FlagError */
export function readFlags(argv: readonly string[], root: string): Flags | undefined {
  // Not strict: what is wrong is said in our words, with the usage.
  const { values, tokens } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const strange = tokens.map(strangeWord).find((word) => word !== undefined);
  if (strange !== undefined) throw new FlagError(`Unknown flag ${strange}. Usage: ${usage}`);
  if (values.help) return undefined;
  return {
    port: values.port === undefined ? undefined : portOf(values.port),
    demo: !values['no-demo'],
    reset: Boolean(values.reset),
    built: Boolean(values.built),
    real: Boolean(values.real),
    nameServer: serverOf('name-server', values['name-server']),
    internet: serverOf('web', values.web),
    fault: faultOf(values.fault),
    strict: Boolean(values.strict),
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

function serverOf(flag: string, typed: string | boolean | undefined): string | undefined {
  if (typed === undefined || (typeof typed === 'string' && /^[\d.]+:\d+$/.test(typed))) return typed;
  throw new FlagError(`--${flag} needs an address and a port, like 127.0.0.1:5353.`);
}

const shares = ['throttle', 'error', 'lost', 'silent'] as const;

/** `throttle=0.2,latency=200,table=Finding`, each of them or not. */
function faultOf(typed: string | boolean | undefined): Fault | undefined {
  if (typed === undefined) return undefined;
  const said = String(typed)
    .split(',')
    .map((part) =>
      /^(?:(throttle|error|lost|silent)=(0(?:\.\d+)?|1)|(latency)=(\d{1,5})|(table)=([A-Za-z]+))$/.exec(part),
    );
  const given = Object.fromEntries(
    said.flatMap((part) =>
      part ? [part.slice(1).filter((word) => word !== undefined) as [string, string]] : [],
    ),
  );
  const all = shares.reduce((sum, kind) => sum + Number(given[kind] ?? 0), 0);
  if (said.includes(null) || all > 1)
    throw new FlagError(
      '--fault needs throttle, error, lost or silent=0 to 1 (together at most 1), latency=milliseconds or table=name, with commas: throttle=0.2,latency=200,table=Finding.',
    );
  return {
    ...{
      throttle: Number(given['throttle'] ?? 0),
      latency: Number(given['latency'] ?? 0),
      table: given['table'],
    },
    ...Object.fromEntries(
      shares.slice(1).flatMap((kind) => (given[kind] === undefined ? [] : [[kind, Number(given[kind])]])),
    ),
  };
}

function folderOf(typed: string | boolean): string {
  if (typeof typed !== 'string' || typed === '' || typed.startsWith('--'))
    throw new FlagError('--data needs a folder.');
  return resolve(typed);
}
