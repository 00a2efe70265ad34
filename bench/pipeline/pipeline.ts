import { parseArgs } from 'node:util';
import { type Day, measurePipeline } from './measure.ts';
import { mostPeople } from './people.ts';
import { asked } from './world.ts';

/**
 * npm run bench -- pipeline [--identities 200] [--days 2] [--at-once 10] [--calls]: what the scan pipeline carries here, and what it
 * asks for. `--calls`: which tables it calls, and how often.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    identities: { type: 'string', default: '200' },
    days: { type: 'string', default: '2' },
    'at-once': { type: 'string', default: '10' },
    calls: { type: 'boolean', default: false },
  },
});
const identities = Number(values.identities);
if (identities > mostPeople) throw new Error(`There are names for ${mostPeople} people.`);
const one = (value: number) => value.toFixed(1);
const list = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${one(count)}`)
    .join(', ');
/** Two cores with nothing else to do: all three processes take turns on them. */
const onTwoQuietCores = (ms: number) => Math.round((2 * 60_000) / ms);

function tell(day: Day): void {
  const { seconds, cpu, tablesCpu, twinsCpu, tenths, lost, duplicates } = day;
  console.log(`
${day.day}: ${identities} identities, ${asked.length} sources each, in ${one(seconds)} s: ${Math.round((identities / seconds) * 60)} a minute
  CPU            ${one(cpu)} ms an identity of the product; ${one(tablesCpu)} of the emulated tables, ${one(twinsCpu)} of the twins
  so much is     ${onTwoQuietCores(cpu)} a minute on two quiet cores by the product alone, ${onTwoQuietCores(cpu + tablesCpu + twinsCpu)} with tables and twins
  tables         ${one(day.calls)} calls, ${one(day.readUnits)} read and ${one(day.writeUnits)} write units an identity
  questions      ${list(day.questions)} an identity
  pictures       ${one(day.pictures)} fetched, ${one(day.hashed)} hashed, ${one(day.keptFiles)} kept an identity
  messages       ${one(day.messages)} on the queue for ${one(day.jobs)} jobs, ${one(day.published)} to the page an identity
  memory         ${Math.round(day.memory)} MB at the end, ${Math.round(day.mostMemory)} at most
  by tenths      ${tenths.map(({ memory }) => Math.round(memory)).join(' ')} MB; ${tenths.map((tenth) => Math.round(tenth.cpu)).join(' ')} ms an identity
  findings       ${day.findings}, ${day.fewest} at least; lost ${lost}, twice ${duplicates}`);
  if (values.calls)
    console.log(`  calls          ${list(day.callsOf)}\n  write units    ${list(day.writesOf)}`);
  if (lost > 0 || duplicates > 0) process.exitCode = 1;
}

await measurePipeline(identities, {
  ...{ atOnce: Number(values['at-once']), days: Number(values.days), onDay: tell },
});
