import { day as oneDay, hour } from '#domain/durations';
import { countedTables } from './counted-tables.ts';
import { counted, runDay } from './drive.ts';
import { otherProcess } from './other-process.ts';
import type { Charged } from './tables-process.ts';
import { openWorld } from './world.ts';

/** One day of the pipeline for so many identities; all but `seconds`, `memory`, `tenths` and the counts are for one identity. */
export interface Day {
  day: string;
  seconds: number;
  /** MB of the product's process, at the end and at the most. */
  memory: number;
  mostMemory: number;
  /** After each tenth of the scans: MB of the process, and ms of its processor time for one identity of that tenth. */
  tenths: { memory: number; cpu: number }[];
  /** ms of processor time: the product's own; and that of the emulated tables and of the twins, each a process of its own. */
  cpu: number;
  tablesCpu: number;
  twinsCpu: number;
  jobs: number;
  /** To those who work jobs off, and the calls in which they were sent. */
  messages: number;
  sends: number;
  calls: number;
  /** Calls by what was asked of which table. */
  callsOf: Record<string, number>;
  readUnits: number;
  writeUnits: number;
  /** Write units by table. */
  writesOf: Record<string, number>;
  /** By source and way. */
  questions: Record<string, number>;
  pictures: number;
  hashed: number;
  published: number;
  keptFiles: number;
  /** Times that the files of a person were listed. */
  lists: number;
  /** Messages to those who look whom else a profile imitates. */
  met: number;
  /** Of all identities. */
  lost: number;
  duplicates: number;
  findings: number;
  /** Findings of the identity that has fewest. */
  fewest: number;
}

const dayAndABit = oneDay + hour;
const names = [
  ...['first day', 'a day later'],
  ...['two', 'three', 'four', 'five', 'six', 'seven'].map((n) => `${n} days later`),
];
const rss = () => process.memoryUsage().rss / 1e6;
const ownCpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** So many days, two unless said: on the first everything is new, on the others nothing is. Each is told when it has ended. */
export async function measurePipeline(
  identities: number,
  { atOnce = 10, days: howMany = 2, onDay = () => {} }: Run = {},
): Promise<Day[]> {
  let moved = 0;
  const now = () => Date.now() + moved;
  const { database, tables } = countedTables();
  const twins = otherProcess(new URL('./twins-process.ts', import.meta.url));
  const world = await openWorld({ database, twins, now }, identities);
  let mostMemory = 0;
  const watch = setInterval(() => {
    mostMemory = Math.max(mostMemory, rss());
  }, 500);
  const cpus = async () => [ownCpu(), await tables.cpu(), await twins.cpu()] as const;
  const days: Day[] = [];
  for (const [n, day] of names.slice(0, howMany).entries()) {
    const { outside } = world;
    await tables.ask('charged');
    mostMemory = 0;
    Object.assign(outside, {
      ...{ questions: new Map(), pictures: 0, hashed: 0, published: 0, files: 0, lists: 0, met: 0 },
      ...{ ended: 0, done: 0, messages: 0, sends: 0 },
    });
    const before = await cpus();
    const began = performance.now();
    const { tenths, onEnd } = byTenths(identities);
    await runDay(world, { atOnce, onEnd });
    const seconds = (performance.now() - began) / 1000;
    const each = (total: number) => total / identities;
    const [cpu, tablesCpu, twinsCpu] = (await cpus()).map((ms, n) => each(ms - before[n]!)) as [
      ...[number, number, number],
    ];
    const { calls, readUnits, writeUnits, callsOf, writesOf } = await tables.ask<Charged>('charged');
    const measured: Day = {
      ...{ day, seconds, memory: rss(), mostMemory, tenths, cpu, tablesCpu, twinsCpu },
      ...{ jobs: each(outside.done), messages: each(outside.messages), sends: each(outside.sends) },
      ...{ calls: each(calls), callsOf: forEach(callsOf, each), writesOf: forEach(writesOf, each) },
      ...{ readUnits: each(readUnits), writeUnits: each(writeUnits) },
      questions: forEach(Object.fromEntries(outside.questions), each),
      ...{ pictures: each(outside.pictures), hashed: each(outside.hashed) },
      ...{
        published: each(outside.published),
        keptFiles: each(outside.files),
        lists: each(outside.lists),
        met: each(outside.met),
      },
      ...(await counted(world, identities, n + 1)),
    };
    days.push(measured);
    onDay(measured);
    moved += dayAndABit;
    await tables.ask('move', dayAndABit);
  }
  clearInterval(watch);
  await tables.ask('end');
  tables.stop();
  twins.stop();
  return days;
}

interface Run {
  /** Messages at once. */
  atOnce?: number;
  days?: number;
  onDay?: (day: Day) => void;
}

/** Notes memory and processor time whenever another tenth of the scans has ended. */
function byTenths(identities: number) {
  const tenths: Day['tenths'] = [];
  let last = { ended: 0, cpu: ownCpu() };
  const onEnd = (ended: number) => {
    if (ended === last.ended || ended < ((tenths.length + 1) * identities) / 10) return;
    const cpu = ownCpu();
    tenths.push({ memory: rss(), cpu: (cpu - last.cpu) / (ended - last.ended) });
    last = { ended, cpu };
  };
  return { tenths, onEnd };
}

const forEach = (counts: Record<string, number>, each: (total: number) => number) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, each(count)]));
