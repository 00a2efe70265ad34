import { createDynamo } from './dynamo.ts';
import { crashTable, pairOf } from './crash-table.ts';

// Run by crash.slow.test.ts and killed by it: writes pairs without end and says which are acknowledged, and when one is refused.
const [folder, first] = process.argv.slice(2);
const dynamo = await createDynamo({ folder, now: Date.now });
await dynamo.ensureTable(crashTable);
for (let n = Number(first); ; n++) {
  const written = await dynamo.call('TransactWriteItems', { TransactItems: pairOf(n) }).then(
    () => `${n}`,
    () => 'refused',
  );
  process.stdout.write(`${written}\n`);
}
