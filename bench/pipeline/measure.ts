import { hour } from '#domain/durations';
import { countedTables } from './counted-tables.ts';
import { counted, runDay } from './drive.ts';
import { otherProcess } from './other-process.ts';
import type { Charged } from './tables-process.ts';
import { openWorld } from './world.ts';

/** One day of the pipeline for so many identities; all but `seconds`, `memory` and the counts are for one identity. */
export interface Day {
  day: string;
  seconds: number;
  /** MB of the product's process, at the end and at the most. */
  memory: number;
  mostMemory: number;
  /** ms of processor time: the product's own; and that of the emulated tables and of the twins, each a process of its own. */
  cpu: number;
  tablesCpu: number;
  twinsCpu: number;
  jobs: number;
  calls: number;
  readUnits: number;
  writeUnits: number;
  /** By source and way. */
  questions: Record<string, number>;
  pictures: number;
  hashed: number;
  published: number;
  keptFiles: number;
  /** Of all identities. */
  lost: number;
  duplicates: number;
  findings: number;
}

const dayAndABit = 25 * hour;

/** Two days: on the first everything is new, on the second nothing is. */
export async function measurePipeline(identities: number, atOnce: number): Promise<Day[]> {
  let moved = 0;
  const now = () => Date.now() + moved;
  const { database, tables } = countedTables();
  const twins = otherProcess(new URL('./twins-process.ts', import.meta.url));
  const world = await openWorld({ database, twins, now }, identities);
  let mostMemory = 0;
  const watch = setInterval(() => {
    mostMemory = Math.max(mostMemory, process.memoryUsage().rss / 1e6);
  }, 500);
  const cpus = async () => {
    const { user, system } = process.cpuUsage();
    return [(user + system) / 1000, await tables.cpu(), await twins.cpu()] as const;
  };
  const days: Day[] = [];
  for (const [n, day] of ['first day', 'a day later'].entries()) {
    const { outside } = world;
    await tables.ask('charged');
    mostMemory = 0;
    Object.assign(outside, { questions: new Map(), pictures: 0, hashed: 0, published: 0, files: 0, done: 0 });
    const before = await cpus();
    const began = performance.now();
    await runDay(world, atOnce);
    const seconds = (performance.now() - began) / 1000;
    const each = (total: number) => total / identities;
    const [cpu, tablesCpu, twinsCpu] = (await cpus()).map((ms, n) => each(ms - before[n]!)) as [
      ...[number, number, number],
    ];
    const { calls, readUnits, writeUnits } = await tables.ask<Charged>('charged');
    days.push({
      ...{ day, seconds, memory: process.memoryUsage().rss / 1e6, mostMemory, cpu, tablesCpu, twinsCpu },
      ...{ jobs: each(outside.done), calls: each(calls) },
      ...{ readUnits: each(readUnits), writeUnits: each(writeUnits) },
      questions: Object.fromEntries([...outside.questions].map(([name, count]) => [name, each(count)])),
      ...{ pictures: each(outside.pictures), hashed: each(outside.hashed) },
      ...{ published: each(outside.published), keptFiles: each(outside.files) },
      ...(await counted(world, identities, n + 1)),
    });
    moved += dayAndABit;
    await tables.ask('move', dayAndABit);
  }
  clearInterval(watch);
  tables.stop();
  twins.stop();
  return days;
}
