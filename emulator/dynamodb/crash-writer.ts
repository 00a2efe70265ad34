import { createDynamo } from './dynamo.ts';
import { crashTable, pairOf } from './crash-table.ts';

// Run by sdk.slow.test.ts and killed by it: writes pairs without end and says which are acknowledged.
const [folder, first] = process.argv.slice(2);
const dynamo = await createDynamo({ folder, now: Date.now });
await dynamo.ensureTable(crashTable);
for (let n = Number(first); ; n++) {
  await dynamo.call('TransactWriteItems', { TransactItems: pairOf(n) });
  process.stdout.write(`${n}\n`);
}
