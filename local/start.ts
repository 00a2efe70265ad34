import { resolve } from 'node:path';
import { FlagError, help, readFlags, type Flags } from './flags.ts';
import { realAccess } from '../bin/real-sources.ts';
import { BuildError } from '../bin/build.ts';
import { DataFolderError, DataFolderTaken } from '../emulator/host/data-folder.ts';
import { PortTaken } from '../emulator/host/origin.ts';
import { startLocal, type LocalStack } from './stack.ts';
import { SynthError } from './synth.ts';
import { TemplateError } from '../emulator/template/template.ts';

const root = resolve(import.meta.dirname, '..');
/** Ctrl-C must be over within two seconds. */
const longestGoodbye = 800;
// A notice about Node versions that the product's own engines field already settles.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** What a person at the terminal can do something about: one line says it, and what helps. */
const expected: [kind: new (message: string) => Error, help: string][] = [
  [PortTaken, ' Choose another with --port N.'],
  [DataFolderTaken, ' Stop it, or choose another folder with --data DIR.'],
  [DataFolderError, ''],
  [SynthError, ''],
  [TemplateError, ''],
  [BuildError, ''],
];

const flags = flagsOrExit();
const stack = await startOrExit(flags);
console.log(`ready ${stack.origin}`);
console.log(`Emails and text messages arrive at ${stack.origin}/local/outbox`);

function flagsOrExit(): Flags {
  try {
    const flags = readFlags(process.argv.slice(2), root);
    if (flags) return flags;
    console.log(help);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

async function startOrExit({ built, real, ...flags }: Flags): Promise<LocalStack> {
  const starting = startLocal({
    root,
    ...flags,
    ...(built && { web: 'built' as const }),
    ...(real && { real: realAccess(process.env) }),
    say: (line) => console.log(line),
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), longestGoodbye).unref();
    void starting.then((started) => started.close()).finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // npm's shell does not pass a signal on: it just ends, and would leave this process behind.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 250).unref();
  try {
    return await starting;
  } catch (error) {
    // Only a defect of ours deserves a stack trace.
    const [, help] = expected.find(([kind]) => error instanceof kind) ?? [];
    console.error(help === undefined ? error : (error as Error).message + help);
    return process.exit(1);
  }
}
