import { expect, test } from 'vitest';
import { FlagError, readFlags } from './flags.ts';

const read = (...argv: string[]) => readFlags(argv, '/project');

test('without flags: any free port, the demonstration, data below the project', () => {
  expect(read()).toEqual({
    port: undefined,
    demo: true,
    reset: false,
    built: false,
    real: false,
    strict: false,
    data: '/project/.local',
  });
});

test('every flag, with a space or an equals sign', () => {
  const all = {
    port: 5000,
    demo: false,
    reset: true,
    built: true,
    real: true,
    strict: true,
    nameServer: undefined,
    internet: undefined,
    data: '/tmp/data',
  };
  expect(
    read('--port', '5000', '--no-demo', '--reset', '--built', '--real', '--strict', '--data', '/tmp/data'),
  ).toEqual(all);
  expect(
    read('--port=5000', '--no-demo', '--reset', '--built', '--real', '--strict', '--data=/tmp/data'),
  ).toEqual(all);
});

test('what goes wrong on purpose', () => {
  expect(read('--fault', 'throttle=0.2,latency=200,table=Finding')?.fault).toEqual({
    ...{ throttle: 0.2, latency: 200, table: 'Finding' },
  });
  expect(read('--fault=latency=50')?.fault).toEqual({ throttle: 0, latency: 50, table: undefined });
  expect(read('--fault', 'error=0.1,lost=0.05,silent=0.01')?.fault).toEqual({
    ...{ throttle: 0, latency: 0, table: undefined, error: 0.1, lost: 0.05, silent: 0.01 },
  });
  expect(read()?.fault).toBeUndefined();
});

test.each<[string[], string]>([
  [
    ['--prot', '1'],
    'Unknown flag --prot. Usage: npm start -- [--port N] [--no-demo] [--reset] [--built] [--real] [--name-server ADDRESS:PORT] [--web ADDRESS:PORT] [--fault WHAT] [--strict] [--data DIR]',
  ],
  [
    ['extra'],
    'Unknown flag extra. Usage: npm start -- [--port N] [--no-demo] [--reset] [--built] [--real] [--name-server ADDRESS:PORT] [--web ADDRESS:PORT] [--fault WHAT] [--strict] [--data DIR]',
  ],
  [
    ['--reset=yes'],
    'Unknown flag --reset=yes. Usage: npm start -- [--port N] [--no-demo] [--reset] [--built] [--real] [--name-server ADDRESS:PORT] [--web ADDRESS:PORT] [--fault WHAT] [--strict] [--data DIR]',
  ],
  [
    ['-p', '1'],
    'Unknown flag -p. Usage: npm start -- [--port N] [--no-demo] [--reset] [--built] [--real] [--name-server ADDRESS:PORT] [--web ADDRESS:PORT] [--fault WHAT] [--strict] [--data DIR]',
  ],
  [['--port'], '--port needs a number from 1 to 65535, not nothing.'],
  [['--port', '80a'], '--port needs a number from 1 to 65535, not 80a.'],
  [['--port', '70000'], '--port needs a number from 1 to 65535, not 70000.'],
  [['--port='], '--port needs a number from 1 to 65535, not nothing.'],
  ...['', 'throttle=2', 'latency=-1', 'throttle', 'speed=1', 'lost=0.6,error=0.6', 'table=Finding,'].map(
    (typed): [string[], string] => [
      ['--fault', typed],
      '--fault needs throttle, error, lost or silent=0 to 1 (together at most 1), latency=milliseconds or table=name, with commas: throttle=0.2,latency=200,table=Finding.',
    ],
  ),
  [['--data'], '--data needs a folder.'],
  [['--data', '--reset'], '--data needs a folder.'],
])('%j is refused in one line', (argv, message) => {
  expect(() => read(...argv)).toThrow(new FlagError(message));
});
