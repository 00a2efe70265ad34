/**
 * `npm run preflight -- -c stage=prodb`: what is missing before a deploy, a message each with what mends it. Reads only. Exit
 * status 1 when something is missing, 2 when the question was wrong.
 */
import { resolve4, resolveCname } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { SNSClient } from '@aws-sdk/client-sns';
import { stageOf } from './app.ts';
import { askAws } from './preflight/ask-aws.ts';
import { lacksOf } from './preflight/lacks.ts';
import { refuseLocal } from './stages/stage-choice.ts';

// A notice about Node versions that the product's own engines field already settles.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** @throws when the name server fails: that is no answer */
async function dns(name: string): Promise<{ leadsTo?: string; answers: boolean }> {
  const absent = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw error;
  };
  const [leadsTo] = await resolveCname(name).catch(absent);
  const addresses = await resolve4(name).catch(absent);
  return { ...(leadsTo !== undefined && { leadsTo }), answers: addresses.length > 0 };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const { values } = parseArgs({
    options: { context: { type: 'string', short: 'c', multiple: true, default: [] } },
  });
  const choice = Object.fromEntries(values.context.map((each) => each.split(/=(.*)/s, 2)));
  refuseLocal(choice);
  const stage = stageOf(choice);
  // The client is asked for nothing but its search for credentials: environment, profiles, single sign-on.
  const { credentials } = new SNSClient({ region: 'us-east-1' }).config;
  const lacks = await lacksOf(stage, { ...askAws(credentials, fetch), dns }, Date.now());
  for (const { says, mend } of lacks) say(`- ${says}\n  ${mend}`);
  say(
    lacks.length === 0
      ? `Nothing is missing for ${stage.name}.`
      : `${lacks.length} missing for ${stage.name}.`,
  );
  process.exitCode = lacks.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
