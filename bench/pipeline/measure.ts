import { hour } from '#domain/durations';
import { countedTables } from './counted-tables.ts';
import { counted, runDay } from './drive.ts';
import { openWorld } from './world.ts';

/** One day of the pipeline for so many identities; all but `seconds`, `memory` and the counts are for one identity. */
export interface Day {
  day: string;
  seconds: number;
  /** MB of the process, with the emulated tables and the twins in it. */
  memory: number;
  /** ms of all threads; of `tables` it is the part inside the emulated database, of `drawing` that of the twins' pictures. */
  cpu: number;
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
  const { database, charged, close } = await countedTables(now);
  const world = await openWorld({ database, now }, identities);
  const days: Day[] = [];
  for (const [n, day] of ['first day', 'a day later'].entries()) {
    const { outside } = world;
    Object.assign(charged, { calls: 0, readUnits: 0, writeUnits: 0 });
    Object.assign(outside, { questions: new Map(), pictures: 0, hashed: 0, published: 0, files: 0, done: 0 });
    const before = process.cpuUsage();
    const began = performance.now();
    await runDay(world, atOnce);
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(before);
    const each = (total: number) => total / identities;
    const { calls, readUnits, writeUnits } = charged;
    days.push({
      ...{ day, seconds, memory: process.memoryUsage().rss / 1e6, cpu: each((user + system) / 1000) },
      ...{ jobs: each(outside.done), calls: each(calls) },
      ...{ readUnits: each(readUnits), writeUnits: each(writeUnits) },
      questions: Object.fromEntries([...outside.questions].map(([name, count]) => [name, each(count)])),
      ...{ pictures: each(outside.pictures), hashed: each(outside.hashed) },
      ...{ published: each(outside.published), keptFiles: each(outside.files) },
      ...(await counted(world, identities, n + 1)),
    });
    moved += dayAndABit;
  }
  await close();
  return days;
}
