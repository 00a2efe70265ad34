/**
 * npm run -s operator -- --site ADDRESS --email E-MAIL [--remove] [--reason TEXT]: makes somebody an operator (group Admin), or no
 * longer one, and writes it where operators read what was decided.
 * A stack on this machine lets everybody; in the cloud it takes AWS credentials that may change the group and write the table Audit.
 */
import { parseArgs } from 'node:util';
import { changeOperator } from './change-operator.ts';

// A notice about Node versions that the product's own engines field already settles.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const usage = 'Usage: npm run -s operator -- --site ADDRESS --email E-MAIL [--remove] [--reason TEXT]';
try {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      email: { type: 'string' },
      remove: { type: 'boolean' },
      reason: { type: 'string' },
    },
  });
  if (!values.site || !values.email) throw new Error(usage);
  const { site, email, remove = false, reason } = values;
  console.log(await changeOperator({ site, email, remove, reason }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
