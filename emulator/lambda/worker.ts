import { Worker } from 'node:worker_threads';
import { FunctionFailure, type FunctionDefinition } from './definition.ts';
import { lastWord } from './last-word.ts';
import { readAnswer } from './payload-limit.ts';

interface WorkerFailure {
  errorType: string;
  errorMessage: string;
  trace: string[];
}

type Message =
  | { ready: true }
  | { broken: WorkerFailure }
  | { requestId: string; result: string }
  | { requestId: string; failure: WorkerFailure };

/** One execution environment: a thread with its own memory and environment, that runs one event at a time. */
export interface Environment {
  /** @param event JSON @throws FunctionFailure */
  run(requestId: string, event: string): Promise<unknown>;
  /** True once it can run events. */
  ready(): boolean;
  /** False once the thread is gone (time-out, process.exit, crash). */
  alive(): boolean;
  end(): Promise<void>;
}

/** Lambda allows 10 s; a laptop that starts everything at once deserves more. */
const longestStart = { strict: 10_000, kind: 30_000 };

/** Nor are its seconds those of Lambda: a machine that runs a browser and tests beside it gives a thread a part of them. */
const slower = 3;

interface Surroundings {
  environment: Record<string, string>;
  /** Receives what the function prints. */
  write: (text: string) => void;
  /** ms since 1970; the function reads the same clock. */
  now: () => number;
}

/** Starts a thread on a function's bundle. */
export function startEnvironment(
  definition: FunctionDefinition,
  { environment, write, now }: Surroundings,
): Environment {
  const { name, folder, handler, memoryMegabytes, strict = false } = definition;
  const worker = new Worker(new URL('./bootstrap.mjs', import.meta.url), {
    workerData: {
      folder,
      handler,
      context: {
        functionName: name,
        functionVersion: '$LATEST',
        memoryLimitInMB: String(memoryMegabytes),
        invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
        logGroupName: `/aws/lambda/${name}`,
        logStreamName: 'local',
      },
    },
    env: environment,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: Math.max(128, memoryMegabytes) },
    stdout: true,
    stderr: true,
  });
  worker.stdout.setEncoding('utf8').on('data', write);
  worker.stderr.setEncoding('utf8').on('data', write);

  let living = true;
  let loaded = false;
  const gone = lastWord();
  worker.once('error', (error) =>
    gone.end(new FunctionFailure(error.name ?? 'Error', error.message, error.stack?.split('\n'))),
  );
  worker.once('exit', (code) => {
    living = false;
    gone.end(new FunctionFailure('Runtime.ExitError', `Runtime exited with exit status ${code}`));
  });
  const end = async () => {
    living = false;
    await worker.terminate();
  };
  const started = within(
    strict ? longestStart.strict : longestStart.kind,
    () => new FunctionFailure('Sandbox.Timedout', 'Initialization timed out'),
    gone.unlessEnded(nextMessage(worker, (message) => 'ready' in message || 'broken' in message)),
  ).then((message) => {
    if ('broken' in message) throw failureOf(message.broken);
    loaded = true;
  });
  started.catch(() => {});

  return {
    ready: () => loaded,
    alive: () => living,
    end,
    async run(requestId, event) {
      const { timeoutSeconds } = definition;
      try {
        await started;
        const answer = nextMessage(
          worker,
          (message) => 'requestId' in message && message.requestId === requestId,
        );
        const at = now();
        worker.postMessage({ requestId, event, at, deadline: at + timeoutSeconds * 1000 });
        const late = () =>
          new FunctionFailure(
            'Sandbox.Timedout',
            `${requestId} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`,
          );
        const message = await within(
          (strict ? 1 : slower) * timeoutSeconds * 1000,
          late,
          gone.unlessEnded(answer),
        );
        if ('failure' in message) throw failureOf(message.failure);
        return 'result' in message ? readAnswer(message.result) : undefined;
      } catch (error) {
        // After an answer the environment stays warm; after anything else nobody knows its state.
        if (!(error instanceof FunctionFailure && error.answered)) await end();
        throw error;
      }
    },
  };
}

const failureOf = ({ errorType, errorMessage, trace }: WorkerFailure) =>
  new FunctionFailure(errorType, errorMessage, trace, true);

function nextMessage(worker: Worker, wanted: (message: Message) => boolean): Promise<Message> {
  return new Promise((done) => {
    const listen = (message: Message) => {
      if (!wanted(message)) return;
      worker.off('message', listen);
      done(message);
    };
    worker.on('message', listen);
  });
}

async function within(ms: number, late: () => Error, promise: Promise<Message>): Promise<Message> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(late()), ms);
  });
  return Promise.race([timeout, promise]).finally(() => clearTimeout(timer));
}
