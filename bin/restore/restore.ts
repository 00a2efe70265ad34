/**
 * npm run -s restore -- --site ADDRESS --restored TABLE=NAME [--restored …] [--most N] [--reason TEXT]: makes the deletions again that
 * people asked for since the backup of these tables, then puts what the running tables lack back into them. Without a reason it says
 * what it would delete and changes nothing. docs/runbook.md says what comes before. It takes AWS credentials that may list the user pool
 * and the tables, and read and write the tables, and the key of the stage in OPT_OUT_KEY.
 */
import { parseArgs } from 'node:util';
import { restoreTables } from './restore-tables.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const usage =
  'Usage: npm run -s restore -- --site ADDRESS --restored TABLE=NAME [--restored TABLE=NAME ...] [--most N] [--reason TEXT]';

try {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      restored: { type: 'string', multiple: true, default: [] },
      most: { type: 'string', default: '20' },
      reason: { type: 'string' },
    },
  });
  const { site, restored, reason } = values;
  const most = Number(values.most);
  if (!site || restored.length === 0 || !Number.isInteger(most)) throw new Error(usage);
  await restoreTables({ site, restored, reason, most, say: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
