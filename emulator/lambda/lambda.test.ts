import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { liveCode } from '../template/live-code.ts';
import type { Deployment } from '../template/template.ts';
import type { FunctionDefinition } from './definition.ts';
import { functionsOf } from './from-template.ts';
import { createLambda, type Lambda } from './lambda.ts';

const root = mkdtempSync(join(tmpdir(), 'emulator-lambda-'));
afterAll(() => rmSync(root, { recursive: true }));
const open: Lambda[] = [];
afterEach(() => Promise.all(open.splice(0).map((lambda) => lambda.close())));

/** Starts functions from their source text; each exports `handler`. */
function lambdaOf(
  sources: Record<string, string>,
  { now = Date.now, ...over }: Partial<FunctionDefinition> & { now?: () => number } = {},
) {
  const functions = Object.entries(sources).map(([name, source]) => {
    write(name, source);
    return {
      name,
      logName: name,
      folder: join(root, name),
      handler: 'index.handler',
      timeoutSeconds: 5,
      memoryMegabytes: 128,
      concurrency: 10,
      environment: { NAME: name },
      roleArn: 'arn:aws:iam::000000000000:role/r',
      ...over,
    };
  });
  const failures: string[] = [];
  const lambda = createLambda({
    functions,
    runtimeEnvironment: async () => ({ AWS_REGION: 'us-east-1' }),
    logsFolder: join(root, 'logs'),
    now,
    onFailure: (name, failure) => failures.push(`${name} ${failure.name}`),
  });
  open.push(lambda);
  return Object.assign(lambda, { failures });
}

function write(name: string, source: string) {
  mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, name, 'index.cjs'), source);
}

describe('a function', () => {
  test('answers what its code returns, as JSON would carry it', async () => {
    const lambda = lambdaOf({
      echo: 'exports.handler = async (event) => ({ event, gone: undefined, at: new Date(0) })',
    });
    expect(await lambda.invoke('echo', { a: 1 })).toEqual({
      event: { a: 1 },
      at: '1970-01-01T00:00:00.000Z',
    });
    expect(await lambda.invoke('arn:aws:lambda:us-east-1:000000000000:function:echo', 2)).toMatchObject({
      event: 2,
    });
  });

  test('sees its own variables and no others', async () => {
    process.env.SECRET_OF_THE_STACK = 'x';
    const lambda = lambdaOf({ env: 'exports.handler = async () => process.env' });
    expect(await lambda.invoke('env', {})).toEqual({ NAME: 'env', AWS_REGION: 'us-east-1' });
    delete process.env.SECRET_OF_THE_STACK;
  });

  test('reads the clock that the stack has, also where its code kept the function at the start', async () => {
    let now = Date.parse('2031-05-01T00:00:00.000Z');
    const lambda = lambdaOf(
      {
        clock:
          // What is left is asked for first: asked for second, a millisecond may pass between the two, and the sum falls short of now.
          'const { now } = Date; exports.handler = async (_, context) => [now(), +new Date(), Date.now(), context.getRemainingTimeInMillis() + Date.now() - 5000, new Date(5).toISOString(), new Date() instanceof Date]',
      },
      { now: () => now },
    );
    for (const day of ['2031-05-01', '2031-05-02']) {
      now = Date.parse(day);
      const [kept, made, asked, left, five, isDate] = (await lambda.invoke('clock', {})) as [
        ...[number, number, number, number],
        ...[string, boolean],
      ];
      for (const moment of [kept, made, asked, left]) expect(moment - now).toBeLessThan(60_000);
      for (const moment of [kept, made, asked, left]) expect(moment).toBeGreaterThanOrEqual(now);
      expect([five, isDate]).toEqual(['1970-01-01T00:00:00.005Z', true]);
    }
  });

  test('keeps its memory warm between events, and for itself', async () => {
    const lambda = lambdaOf({
      one: 'let n = 0; exports.handler = async () => ++n',
      two: 'exports.handler = async () => typeof n',
    });
    expect([await lambda.invoke('one', {}), await lambda.invoke('one', {})]).toEqual([1, 2]);
    expect(await lambda.invoke('two', {})).toBe('undefined');
  });

  test('runs no more events at once than it may; the rest wait their turn', async () => {
    const lambda = lambdaOf(
      {
        slow: 'exports.handler = async () => new Promise((done) => setTimeout(() => done(require("node:worker_threads").threadId), 20))',
      },
      { concurrency: 2 },
    );
    const threads = await Promise.all(Array.from({ length: 6 }, () => lambda.invoke('slow', {})));
    expect(new Set(threads).size).toBe(2);
  });

  test('writes its own log file', async () => {
    const lambda = lambdaOf({ talks: 'exports.handler = async () => console.log("hello from inside")' });
    await lambda.invoke('talks', {});
    // What a thread prints comes by another way than its answer, perhaps after it.
    await expect
      .poll(() => readFileSync(join(root, 'logs/talks.log'), 'utf8'), { timeout: 20_000 })
      .toContain('hello from inside');
    await lambda.close();
    const log = readFileSync(join(root, 'logs/talks.log'), 'utf8');
    expect(log).toMatch(/^START RequestId: /m);
    expect(log).toMatch(/^END RequestId: /m);
  });

  test.skipIf(!existsSync('/dev/full'))('goes on, and ends, when the disk of its log is full', async () => {
    mkdirSync(join(root, 'logs'), { recursive: true });
    symlinkSync('/dev/full', join(root, 'logs/loud.log'));
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const lambda = lambdaOf({ loud: 'exports.handler = async () => { console.log("x"); return "well"; }' });
    for (let again = 0; again < 3; again += 1) expect(await lambda.invoke('loud', {})).toBe('well');
    await lambda.close();
    told.mockRestore();
  });

  test('runs new code after an edit; the event in work ends on the old', async () => {
    const version = (text: string) =>
      `exports.handler = async ({ wait }) => { if (wait) await new Promise((done) => setTimeout(done, 150)); return '${text}'; }`;
    const lambda = lambdaOf({ edited: version('old') });
    expect(await lambda.invoke('edited', {})).toBe('old');
    const inWork = lambda.invoke('edited', { wait: true });
    await new Promise((done) => setTimeout(done, 50));
    write('edited', version('new'));
    lambda.replace(join(root, 'edited'));
    expect(await lambda.invoke('edited', {})).toBe('new');
    expect(await inWork).toBe('old');
  });
});

describe('a call carries six megabytes, and not a byte more', () => {
  const sources = {
    takes: 'exports.handler = async ({ text }) => text.length',
    gives: 'exports.handler = async ({ length }) => "x".repeat(length)',
  };
  const event = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
  const answer = (bytes: number) => ({ length: bytes - '""'.length });

  test('to a function', async () => {
    const lambda = lambdaOf(sources);
    expect(await lambda.invoke('takes', event(6_291_456))).toBe(6_291_445);
    await expect(lambda.invoke('takes', event(6_291_457))).rejects.toMatchObject({
      name: 'RequestTooLargeException',
      message: 'Request must be smaller than 6291456 bytes for the InvokeFunction operation',
    });
  });

  test('and back; what grew too large leaves the environment warm', async () => {
    const lambda = lambdaOf(sources);
    expect(await lambda.invoke('gives', answer(6_291_556))).toHaveLength(6_291_554);
    await expect(lambda.invoke('gives', answer(6_291_557))).rejects.toMatchObject({
      name: 'Function.ResponseSizeTooLarge',
      message: 'Response payload size exceeded maximum allowed payload size (6291556 bytes).',
    });
    expect(lambda.failures).toEqual(['gives Function.ResponseSizeTooLarge']);
  });

  test('what counts are bytes, not characters', async () => {
    const lambda = lambdaOf(sources);
    await expect(lambda.invoke('takes', { text: 'é'.repeat(3_200_000) })).rejects.toMatchObject({
      name: 'RequestTooLargeException',
    });
  });
});

describe('time', () => {
  const waits = {
    waits: 'exports.handler = ({ ms }) => new Promise((done) => setTimeout(done, ms, "late"))',
  };

  test('is several times its own here: what is only late on a busy machine is answered', async () => {
    const lambda = lambdaOf(waits, { timeoutSeconds: 1 });
    expect(await lambda.invoke('waits', { ms: 1_050 })).toBe('late');
  });

  test('is its own where it is to be strict: what the cloud would end is ended', async () => {
    const lambda = lambdaOf(waits, { timeoutSeconds: 1, strict: true });
    await expect(lambda.invoke('waits', { ms: 1_500 })).rejects.toMatchObject({
      name: 'Sandbox.Timedout',
      message: expect.stringContaining('Task timed out after 1.00 seconds') as string,
    });
  });

  test('of the template is what a strict function is told, and a multiple of it otherwise', () => {
    const template = {
      ofType: () => [
        {
          type: 'AWS::Lambda::Function',
          ...{ physicalName: 'greet', stack: 'Shop', logicalId: 'Greet' },
          properties: { Code: { ZipFile: liveCode('greet') }, Handler: 'index.handler', Timeout: 10 },
        },
      ],
    } as unknown as Deployment;
    const [kind, strict] = [false, true].map((how) => functionsOf(template, root, {}, how)[0]);
    expect(kind).toMatchObject({ timeoutSeconds: 60, strict: false });
    expect(strict).toMatchObject({ timeoutSeconds: 10, strict: true });
  });
});

describe('a failure stays inside', () => {
  const sources = {
    throws: 'exports.handler = async () => { throw new TypeError("no such thing"); }',
    spins: 'exports.handler = async () => { for (;;); }',
    exits: 'exports.handler = async () => process.exit(3)',
    sleeps: 'exports.handler = () => new Promise(() => setInterval(() => {}, 1000))',
    broken: 'throw new Error("cannot start")',
    empty: 'exports.other = 1',
    strays:
      'exports.handler = () => { setTimeout(() => { throw new Error("stray"); }, 10); return new Promise(() => {}); }',
  };
  test.each([
    ['throws', 'TypeError', 'no such thing'],
    ['spins', 'Sandbox.Timedout', 'Task timed out after 1.00 seconds'],
    ['sleeps', 'Sandbox.Timedout', 'Task timed out after 1.00 seconds'],
    ['exits', 'Runtime.ExitError', 'Runtime exited with exit status 3'],
    ['broken', 'Error', 'cannot start'],
    ['empty', 'Error', 'index.handler is undefined or not exported'],
    ['strays', 'Error', 'stray'],
    ['nobody', 'ResourceNotFoundException', 'Function not found: nobody'],
  ])('%s: %s', async (name, errorType, message) => {
    const lambda = lambdaOf(
      { ...sources, well: 'exports.handler = async () => "well"' },
      { timeoutSeconds: 1 },
    );
    await expect(lambda.invoke(name, {})).rejects.toMatchObject({
      name: errorType,
      message: expect.stringContaining(message) as string,
    });
    expect(await lambda.invoke('well', {})).toBe('well');
    expect(lambda.failures).toEqual(name === 'nobody' ? [] : [`${name} ${errorType}`]);
  });

  test('the next event after a time-out gets a fresh environment', async () => {
    const lambda = lambdaOf(
      { once: 'let n = 0; exports.handler = async ({ spin }) => { n++; if (spin) for (;;); return n; }' },
      { timeoutSeconds: 1 },
    );
    expect(await lambda.invoke('once', {})).toBe(1);
    await expect(lambda.invoke('once', { spin: true })).rejects.toMatchObject({ name: 'Sandbox.Timedout' });
    expect(await lambda.invoke('once', {})).toBe(1);
  });
});
