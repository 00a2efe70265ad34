import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { whole } from './seed/seeds.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Started {
  process: ChildProcess;
  /** Both streams so far. */
  output(): string;
  /** The address of the `ready` line. @throws with the output when it ends without one */
  ready: Promise<string>;
  /** Exit status; null after a signal that it did not catch. */
  ended: Promise<number | null>;
}

/**
 * Runs the command behind `npm start`. With --built the pages are those that deploy; where everything is tried they carry
 * React's development build, whose warnings fail a test and which takes half as much time again to draw.
 */
export const start = (...flags: string[]): Started =>
  run(flags, whole && flags.includes('--built') ? { NODE_ENV: 'development' } : {});

/** The same, always with the pages that deploy. */
export const startAsDeployed = (...flags: string[]): Started => run([...flags, '--built'], {});

function run(flags: string[], settings: NodeJS.ProcessEnv): Started {
  // As from a terminal: what the test runner sets would make Vite prepare other packages than a person gets.
  const { NODE_ENV: _env, VITEST: _runner, ...inherited } = process.env;
  const env = { ...inherited, ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/start.ts', ...flags], { cwd: root, env });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      listeners.forEach((tell) => tell());
    });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const ready = new Promise<string>((done, fail) => {
    listeners.add(() => {
      const address = /^ready (http:\/\/localhost:\d+)$/m.exec(text)?.[1];
      if (address) done(address);
    });
    void ended.then((status) => fail(new Error(`ended with ${status}: ${text}`)));
  });
  ready.catch(() => {});
  return { process: child, output: () => text, ready, ended };
}

/** A new data folder, and how to remove it. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'countersign-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * A port that was free a moment ago, and that no other stack takes by counting up from its usual one. Below those that the
 * system gives to whoever asks for any (32768 and up): a connection of somebody else may get one of these at any time.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const free = await new Promise<boolean>((done) => {
      const server = createServer();
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
    if (free) return String(port);
  }
}
