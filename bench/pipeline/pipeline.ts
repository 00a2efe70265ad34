import { parseArgs } from 'node:util';
import { measurePipeline } from './measure.ts';
import { asked } from './world.ts';

/** npm run bench -- pipeline [--identities 200] [--at-once 20]: what the scan pipeline carries here, and what it asks for. */
const { values } = parseArgs({
  allowPositionals: true,
  options: { identities: { type: 'string', default: '200' }, 'at-once': { type: 'string', default: '20' } },
});
const identities = Number(values.identities);
const one = (value: number) => value.toFixed(1);

for (const day of await measurePipeline(identities, Number(values['at-once']))) {
  const { seconds, questions, lost, duplicates, findings } = day;
  console.log(`
${day.day}: ${identities} identities, ${asked.length} sources each, in ${one(seconds)} s: ${Math.round((identities / seconds) * 60)} a minute
  CPU            ${one(day.cpu)} ms an identity of the product; ${one(day.tablesCpu)} of the emulated tables, ${one(day.twinsCpu)} of the twins
  tables         ${one(day.calls)} calls, ${one(day.readUnits)} read and ${one(day.writeUnits)} write units an identity
  questions      ${Object.entries(questions)
    .map(([name, count]) => `${name} ${one(count)}`)
    .join(', ')} an identity
  pictures       ${one(day.pictures)} fetched, ${one(day.hashed)} hashed, ${one(day.keptFiles)} kept an identity
  messages       ${one(day.published)} to the page an identity
  memory         ${Math.round(day.memory)} MB at the end, ${Math.round(day.mostMemory)} at most
  findings       ${findings}; lost ${lost}, twice ${duplicates}`);
  if (lost > 0 || duplicates > 0) process.exitCode = 1;
}
