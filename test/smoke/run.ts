/**
 * `npm run -s smoke -- --site https://… [--handle H]`: walks through a deployed branch as a person does. Takes AWS credentials that may confirm
 * somebody in its user pool: nobody here reads the mail. On a stack of this machine it reads the outbox. Exit status 1 when something
 * did not happen.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { stageOfSite } from '../../bin/site-stage.ts';
import { confirmAsAdmin } from './confirm-as-admin.ts';
import { walk } from './walk.ts';

// A notice about Node versions that the product's own engines field already settles.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

try {
  const { values } = parseArgs({ options: { site: { type: 'string' }, handle: { type: 'string' } } });
  const { site, handle = 'torvalds' } = values;
  if (site === undefined) throw new Error('Usage: npm run -s smoke -- --site https://… [--handle H]');
  const { userPoolId, settings, endpoint } = await stageOfSite(site);
  const origin = new URL(site).origin;
  const read = async (path: string) => (await (await fetch(origin + path)).json()) as unknown;
  const isHere = endpoint('cognito') !== undefined;
  const client = new CognitoIdentityProviderClient(settings);
  await walk({
    ...{ origin, handle, patience: 300_000 },
    config: (await read('/config.json')) as Record<string, unknown>,
    confirming: {
      outbox: { list: async () => (await read('/local/outbox.json')) as { to: string; code: string }[] },
      ...(!isHere && { confirm: confirmAsAdmin(client, userPoolId) }),
    },
    // SES takes what is sent there, and no person gets it.
    email: `success+${randomBytes(6).toString('hex')}@simulator.amazonses.com`,
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
