/**
 * npm run -s operator -- --site ADDRESS --email E-MAIL [--remove] [--reason TEXT]: makes somebody an operator (group Admin), or no
 * longer one.
 * npm run -s operator -- redrive [QUEUE] --stage STAGE [--reason TEXT]: puts what was given up in a queue back to be tried again; without
 * a name it lists the queues. `--site ADDRESS` in place of `--stage` works on this machine, too.
 *
 * Both write it where operators read what was decided. A stack on this machine lets everybody; in the cloud it takes AWS credentials
 * that may change the group, or list and move the queues, and write the table Audit.
 */
import { parseArgs } from 'node:util';
import { changeOperator } from './change-operator.ts';
import { redrive } from './redrive.ts';

// A notice about Node versions that the product's own engines field already settles.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const usage = `Usage: npm run -s operator -- --site ADDRESS --email EMAIL [--remove] [--reason TEXT]
       npm run -s operator -- redrive [QUEUE] --stage STAGE [--reason TEXT]`;

function asked(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      stage: { type: 'string' },
      email: { type: 'string' },
      remove: { type: 'boolean' },
      reason: { type: 'string' },
    },
  });
  const { site, stage, email, remove = false, reason } = values;
  const [command, queue, ...more] = positionals;
  if (command === undefined && site && email && !stage)
    return changeOperator({ site, email, remove, reason });
  const at = stage && !site ? { stage } : site && !stage ? { site } : undefined;
  if (command === 'redrive' && at && !email && !remove && more.length === 0)
    return redrive({ at, queue, reason });
  throw new Error(usage);
}

try {
  console.log(await asked());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
