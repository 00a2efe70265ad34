import { describe, expect, test } from 'vitest';
import { loadResolver } from './evaluator.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const load = (request: string, imports = "import { util, runtime } from '@aws-appsync/utils';") =>
  loadResolver(
    `${imports}\nexport function request(ctx) { ${request} }\nexport const response = (ctx) => ctx.result;`,
    'Query.x',
    () => NOW,
  );
const run = (request: string, ctx: object = {}) => load(request).request(ctx);

describe('a resolver', () => {
  test('reads its context and the clock it is given', () => {
    expect(run('return [ctx.args.a, util.time.nowISO8601()]', { args: { a: 1 } }).value).toEqual([
      1,
      '2026-11-20T10:00:00.000Z',
    ]);
  });

  test('may end early', () => {
    expect(run('runtime.earlyReturn({ a: 1 }); return 2')).toEqual({
      value: { a: 1 },
      early: true,
      appended: [],
    });
  });

  test('may add an error beside its value, and the next call starts without it', () => {
    const module = load('if (ctx.bad) util.appendError("m", "T"); return 1');
    expect(module.request({ bad: true })).toMatchObject({
      value: 1,
      appended: [{ message: 'm', errorType: 'T' }],
    });
    expect(module.request({})).toMatchObject({ value: 1, appended: [] });
  });

  test('may refuse with a type, data and info', () => {
    expect(() => run('util.error("m", "T", { a: 1 }, { b: 2 })')).toThrow(
      expect.objectContaining({ message: 'm', errorType: 'T', data: { a: 1 }, errorInfo: { b: 2 } }),
    );
  });
});

describe('what APPSYNC_JS lacks is missing here too', () => {
  test.each([
    'new Date()',
    'Promise.resolve(1)',
    'setTimeout(() => 1, 1)',
    'process.env',
    'fetch("x")',
    'eval("1")',
  ])('%s', (code) => {
    expect(() => run(`return ${code}`)).toThrow(expect.objectContaining({ errorType: 'Code' }));
  });

  test('imports of anything else', () => {
    expect(() => load('return 1', "import { z } from 'zod'; z;")).toThrow('cannot import zod');
  });

  test('an endless loop ends', () => {
    const code = 'export const request = () => { while (true) {} }; export const response = request;';
    const endless = loadResolver(code, 'Query.x', () => NOW, 100);
    expect(() => endless.request({})).toThrow(expect.objectContaining({ errorType: 'Code' }));
  });
});

test('a module without response is refused by name', () => {
  expect(() => loadResolver('export const request = () => 1;', 'Query.x', () => 0)).toThrow(
    'Query.x exports no response',
  );
});
