/**
 * npm run -s operator -- --site ADDRESS --email E-MAIL [--remove]: makes somebody an operator (group Admin), or no longer one.
 * A stack on this machine lets everybody; in the cloud it takes AWS credentials that may change the group.
 */
import { parseArgs } from 'node:util';
import { changeOperator } from './change-operator.ts';

// A notice about Node versions that the product's own engines field already settles.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const usage = 'Usage: npm run -s operator -- --site ADDRESS --email E-MAIL [--remove]';
try {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, email: { type: 'string' }, remove: { type: 'boolean' } },
  });
  if (!values.site || !values.email) throw new Error(usage);
  const { site, email, remove = false } = values;
  console.log(await changeOperator({ site, email, remove }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
