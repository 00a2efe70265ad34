import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rawCalls } from './calls.ts';
import { signedAsAnybody } from './raw-request.ts';

/**
 * Asks Amazon's DynamoDB Local (Maven Central: com.amazonaws:DynamoDBLocal) every raw call and keeps the answers, which the test
 * beside holds the emulator to. It starts with empty tables: `java … ServerRunner -inMemory -port 8000`, then
 *
 *     npx tsx emulator/dynamodb/agreement/record.ts --endpoint http://127.0.0.1:8000 --version 2.6.1
 */
const { values } = parseArgs({ options: { endpoint: { type: 'string' }, version: { type: 'string' } } });
const answers = [];
for (const [operation, input] of rawCalls) {
  const response = await fetch(values.endpoint!, {
    ...{ method: 'POST', body: JSON.stringify(input), headers: signedAsAnybody(operation) },
  });
  answers.push({ operation, input, status: response.status, answer: await response.json() });
}
const lines = answers.map((one) => JSON.stringify(one)).join(',\n');
const file = join(import.meta.dirname, 'dynamodb-local.json');
writeFileSync(file, `{ "version": ${JSON.stringify(values.version)}, "calls": [\n${lines}\n] }\n`);
