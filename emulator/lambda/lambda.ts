import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { FunctionFailure, type FunctionDefinition } from './definition.ts';
import { reportFailure } from '../host/report-failure.ts';
import { writeEvent } from './payload-limit.ts';
import { createPool, type Pool } from './pool.ts';

export interface LambdaOptions {
  functions: FunctionDefinition[];
  /** What the runtime adds to a function's own environment: credentials and the endpoints of the emulated services. */
  runtimeEnvironment: (definition: FunctionDefinition) => Promise<Record<string, string>>;
  /** One file per function; undefined keeps nothing. */
  logsFolder: string | undefined;
  now: () => number;
  /** Told of each failure, so that a developer need not watch the log files. */
  onFailure?: (name: string, failure: FunctionFailure) => void;
}

export interface Lambda {
  /**
   * Runs a function and waits for its answer.
   * @param nameOrArn function name, or ARN with or without a qualifier
   * @throws FunctionFailure with Lambda's errorType as its name
   */
  invoke(nameOrArn: string, event: unknown): Promise<unknown>;
  /** Takes the code below this folder anew. */
  replace(folder: string): void;
  close(): Promise<void>;
}

/** Runs the template's functions on worker threads: own environment, time-out enforced, a crash stays inside. */
export function createLambda(options: LambdaOptions): Lambda {
  const { functions, runtimeEnvironment, logsFolder, now, onFailure } = options;
  const logs: WriteStream[] = [];
  // Threads that end with the process are no failure, and their log is closed.
  let closed = false;
  const pools = new Map<string, Pool>();
  const logNames = new Map(functions.map(({ name, logName }) => [name, logName]));
  for (const definition of functions) {
    const log = logsFolder === undefined ? undefined : openLog(logsFolder, definition.logName);
    if (log) logs.push(log);
    const environment = async () => ({
      ...definition.environment,
      ...(await runtimeEnvironment(definition)),
    });
    pools.set(
      definition.name,
      createPool({ definition, environment, write: (text) => void (closed || log?.write(text)), now }),
    );
  }
  return {
    async invoke(nameOrArn, event) {
      const name = /^arn:aws:lambda:[^:]*:[^:]*:function:([^:]+)/.exec(nameOrArn)?.[1] ?? nameOrArn;
      const pool = pools.get(name);
      if (!pool) throw new FunctionFailure('ResourceNotFoundException', `Function not found: ${name}`);
      const text = writeEvent(event);
      try {
        return await pool.invoke(text);
      } catch (error) {
        if (error instanceof FunctionFailure && !closed) onFailure?.(logNames.get(name) ?? name, error);
        throw error;
      }
    },
    replace(folder) {
      for (const definition of functions)
        if (definition.folder === folder) pools.get(definition.name)!.replace();
    },
    async close() {
      closed = true;
      await Promise.all([...pools.values()].map((pool) => pool.close()));
      await Promise.all(logs.map((log) => new Promise<void>((done) => log.end(() => done()))));
    },
  };
}

function openLog(folder: string, name: string): WriteStream {
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
  // A log that cannot be written is lost, and the function goes on: without a listener the process would end.
  return log.on('error', (error) => reportFailure(`The log of ${name}`, error));
}
