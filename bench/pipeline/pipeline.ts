/** npm run bench -- pipeline [--identities N] [--at-once N]: what the scan pipeline carries on this machine, and what it asks of AWS. */
import { parseArgs } from 'node:util';
import { countedTables } from './counted-tables.ts';
import { counted, runDay } from './drive.ts';
import { asked, openWorld } from './world.ts';

const { values } = parseArgs({
  options: { identities: { type: 'string', default: '200' }, 'at-once': { type: 'string', default: '20' } },
});
const identities = Number(values.identities);
let moved = 0;
const now = () => Date.now() + moved;
const { database, charged, close } = await countedTables(now);
console.log("tables");
const world = await openWorld({ database, now }, identities);
console.log("world");
for (const [n, day] of ['first day', 'a day later'].entries()) {
  Object.assign(charged, { calls: new Map(), readUnits: 0, writeUnits: 0, inside: 0 });
  Object.assign(world.outside, { questions: new Map(), pictures: 0, hashed: 0, published: 0, files: 0 });
  const cpu = process.cpuUsage();
  const began = performance.now();
  await runDay(world, Number(values['at-once']));
  const seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  const cpuMs = (used.user + used.system) / 1000;
  console.log(`\n${day}: ${identities} identities x ${asked.length} sources in ${seconds.toFixed(1)} s, ${((identities / seconds) * 60).toFixed(0)} a minute`);
  console.log(`CPU ms an identity: ${(cpuMs / identities).toFixed(1)}, of them in the tables ${(charged.inside / identities).toFixed(1)} (wall)`);
  console.log(`units an identity: read ${(charged.readUnits / identities).toFixed(1)}, write ${(charged.writeUnits / identities).toFixed(1)}`);
  console.log('calls an identity:', [...charged.calls].map(([name, count]) => `${name} ${(count / identities).toFixed(1)}`).join(', '));
  console.log('questions an identity:', [...world.outside.questions].map(([name, count]) => `${name} ${(count / identities).toFixed(1)}`).join(', '));
  const { pictures, hashed, published, files } = world.outside;
  console.log(`an identity: pictures ${pictures / identities}, hashed ${hashed / identities}, published ${published / identities}, files ${files / identities}; memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  console.log(JSON.stringify(await counted(world, identities, n + 1)));
  moved += 25 * 3_600_000;
}
await close();
