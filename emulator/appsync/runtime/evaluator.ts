import vm from 'node:vm';
import { transformSync } from 'esbuild';
import { AppSyncError } from '../appsync-error.ts';
import { dynamodbHelpers } from '../dynamodb/dynamodb-helpers.ts';
import { createUtil } from './util.ts';

/** What one call of a resolver's function came to. */
export interface Evaluation {
  value: unknown;
  /** The resolver called `runtime.earlyReturn`: nothing after this runs. */
  early: boolean;
  /** Added by `util.appendError`, beside the value. */
  appended: AppSyncError[];
}

export interface ResolverModule {
  request(ctx: object): Evaluation;
  response(ctx: object): Evaluation;
}

class EarlyReturn {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Built into every JavaScript engine, absent in APPSYNC_JS: code that leans on them must fail here too. */
const ABSENT = ['Date', 'Promise', 'Proxy', 'Reflect', 'WeakMap', 'WeakSet', 'Symbol', 'eval', 'Function'];
/**
 * A resolver has no unbounded loop; this only keeps a mistake from stopping the whole stack. Many seconds, because they are
 * those of the wall: on a busy machine a thread may wait for one before it runs on.
 */
const TIMEOUT_MS = 15_000;

/**
 * One APPSYNC_JS module, ready to call.
 * @param name shown in stack traces
 * @param longest ms that a call may take
 * @throws when it lacks `request` or `response`, or imports anything but AppSync's own two modules
 */
export function loadResolver(
  code: string,
  name: string,
  now: () => number,
  longest = TIMEOUT_MS,
): ResolverModule {
  let appended: AppSyncError[] = [];
  let authType = '';
  const util = createUtil({ now, append: (error) => appended.push(error), authType: () => authType });
  const runtime = {
    earlyReturn(value?: unknown): never {
      // A control signal, caught below.
      throw new EarlyReturn(value);
    },
  };
  const modules: Record<string, unknown> = {
    '@aws-appsync/utils': { util, runtime },
    '@aws-appsync/utils/dynamodb': dynamodbHelpers,
  };
  const module = { exports: {} as Record<string, unknown> };
  const require = (wanted: string) => {
    if (!modules[wanted]) throw new Error(`${name}: APPSYNC_JS cannot import ${wanted}`);
    return modules[wanted];
  };
  const sandbox = vm.createContext({
    module,
    exports: module.exports,
    require,
    console,
    util,
    runtime,
    call: {},
  });
  vm.runInContext(transformSync(code, { format: 'cjs', target: 'es2022' }).code, sandbox, { filename: name });
  vm.runInContext(ABSENT.map((global) => `delete globalThis.${global};`).join(''), sandbox);
  const script = new vm.Script('module.exports[call.part](call.ctx)', { filename: name });
  const direct = vm.runInContext('(part, ctx) => module.exports[part](ctx)', sandbox, { filename: name }) as (
    part: string,
    ctx: object,
  ) => unknown;
  // A watch over time is a thread of its own, each time: where nothing can go round and round, there is none.
  const isBounded = !/\b(?:while|do|for)\b/.test(code);
  const evaluate = (part: 'request' | 'response', ctx: object): Evaluation => {
    appended = [];
    authType = (ctx as { authType?: string }).authType ?? '';
    const run = () => {
      if (isBounded) return direct(part, ctx);
      sandbox.call = { part, ctx };
      return script.runInContext(sandbox, { timeout: longest }) as unknown;
    };
    try {
      return { value: run(), early: false, appended };
    } catch (thrown) {
      if (thrown instanceof EarlyReturn) return { value: thrown.value, early: true, appended };
      if (thrown instanceof AppSyncError) throw thrown;
      throw new AppSyncError(`${name} ${part}: ${String(thrown)}`, 'Code');
    }
  };
  for (const part of ['request', 'response'])
    if (typeof module.exports[part] !== 'function') throw new Error(`${name} exports no ${part}`);
  return { request: (ctx) => evaluate('request', ctx), response: (ctx) => evaluate('response', ctx) };
}
