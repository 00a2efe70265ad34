import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Fault } from '../../../emulator/faults/faults.ts';
import type { Database } from '../../../lambdas/store/table/table.ts';
import { type Wire, wireTo } from '../../support/client.ts';
import { dataFolder } from '../../support/local-process.ts';
import { databaseAt } from '../../support/tables.ts';

const root = resolve(import.meta.dirname, '../../..');

interface Message {
  to: string;
  code: string;
  subject: string;
  body: string;
}

/** A stack in another process, reached as any program could. */
export interface Reached {
  origin: string;
  config: Record<string, unknown>;
  wire: Wire;
  /** Its tables, as their owner reaches them. */
  database(): Promise<Database>;
  outbox: { list(): Promise<Message[]> };
}

/** The process as well. */
export interface Attacked extends Reached {
  /** Folder of its tables, queues, files and logs. */
  data: string;
  /** Of its process. */
  pid: number;
  /** All that it printed. */
  output(): string;
  /** Whether it still runs. */
  alive(): boolean;
  /** Ends it without warning, as a power cut does; its data stay. */
  kill(): Promise<void>;
  /** Ends it and deletes its data. */
  close(): Promise<void>;
}

interface Options {
  /** Data of a stack that ran before; without it a new folder. */
  data?: string;
  /** What goes wrong with tables, queues and files, see `npm start -- --fault`. */
  fault?: Partial<Fault>;
  /** How far its clock is ahead of ours, ms. */
  ahead?: number;
  /** Who is asked about domains: `address:port` of this machine; without it nobody answers. */
  nameServer?: string;
  /** Has it print how much its main thread holds, twice a minute: `heap MB`. */
  tellHeap?: boolean;
}

/** What its own `/config.json` says of a stack. */
export async function reach(origin: string): Promise<Reached> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as Record<string, unknown>;
  return {
    ...{ origin, config, wire: wireTo(origin, config) },
    database: () => databaseAt(origin),
    outbox: {
      list: async () => (await (await fetch(`${origin}/local/outbox.json`)).json()) as Message[],
    },
  };
}

/** Starts `serve.ts`. @throws with what it printed when it ends before it is ready */
export async function startAttacked({
  data,
  fault,
  ahead,
  nameServer,
  tellHeap,
}: Options = {}): Promise<Attacked> {
  const folder = data ?? (await dataFolder()).path;
  const flags = [
    ...['--data', folder],
    ...(fault ? ['--fault', JSON.stringify(fault)] : []),
    ...(ahead ? ['--ahead', String(ahead)] : []),
    ...(nameServer ? ['--name-server', nameServer] : []),
    ...(tellHeap ? ['--tell-heap'] : []),
  ];
  const node = tellHeap ? ['--expose-gc'] : [];
  const { NODE_ENV: _env, VITEST: _runner, ...env } = process.env;
  const child = spawn(process.execPath, [...node, '--import', 'tsx', 'test/hard/stack/serve.ts', ...flags], {
    ...{ cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let text = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      heard.forEach((tell) => tell());
    });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const origin = await new Promise<string>((done, fail) => {
    heard.add(() => {
      const address = /^ready (\S+)$/m.exec(text)?.[1];
      if (address) done(address);
    });
    void ended.then(() => fail(new Error(`The stack ended: ${text}`)));
  });
  return {
    ...(await reach(origin)),
    ...{ data: folder, kill, pid: child.pid! },
    output: () => text,
    alive: () => child.exitCode === null && child.signalCode === null,
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
