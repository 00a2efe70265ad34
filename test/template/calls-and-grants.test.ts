import { rmSync } from 'node:fs';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp, stageOf } from '../../bin/app.ts';
import { roleStatements } from '../../emulator/iam/roles.ts';
import { liveCode, liveCodeName } from '../../emulator/template/live-code.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import type { Stage } from '../../lib/stages.ts';
import { callsOfFunctions } from './calls-of-functions.ts';

const calls = await callsOfFunctions();
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** What each function of a stage may, tables, logs and traces apart, and whether Lambda reads a queue or writes to one for it. */
function granted(stage: Stage) {
  const assets = { ...placeholderAssets, lambda: (name: string) => Code.fromInline(liveCode(name)) };
  const { directory } = createApp({ validate: false, assets }, stage).app.synth();
  folders.push(directory);
  const deployment = loadAssembly(directory, 'https://example.com');
  const statements = roleStatements(deployment);
  const sources = deployment.ofType('AWS::Lambda::EventSourceMapping').map(({ properties }) => properties);
  return deployment.ofType('AWS::Lambda::Function').flatMap(({ ref, properties }) => {
    const name = liveCodeName(properties.Code);
    if (name === undefined) return [];
    const actions = (statements.get(String(properties.Role)) ?? []).flatMap(({ Action = [] }) => Action);
    const read = sources.filter(({ FunctionName }) => FunctionName === ref);
    return [{ name, actions: actions.filter((each) => !/^(dynamodb|logs|xray):/.test(each)), read }];
  });
}

/** What CDK grants with the sending to a queue. */
const beside = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl'];
const reading = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'];

/** The person's own token allows these. */
const byToken = [
  'GetUser',
  'UpdateUserAttributes',
  'GetUserAttributeVerificationCode',
  'VerifyUserAttribute',
].map((each) => `cognito-idp:${each}`);
/** One file knows both calls, and these functions use the other: only `redrive` puts messages back. */
const ofRedrive = ['sqs:StartMessageMoveTask', ...reading, 'sqs:SendMessage'];
const notTheirs: Readonly<Record<string, string[]>> = { app: ofRedrive.slice(0, 3), proxy: ofRedrive };

describe.each<[string, Stage]>([
  ['prodb that mails', { ...stageOf({ stage: 'prodb' }), mailFrom: 'hello@example.com' }],
  ['branch', stageOf({ branch: 'main' })],
])('%s', (_, stage) => {
  const functions = granted(stage);

  it('grants nothing that the code of a function does not ask for', () => {
    expect(functions.length).toBeGreaterThan(20);
    const unused = functions.flatMap(({ name, actions, read }) => {
      const fromQueue = read.some(({ EventSourceArn }) => String(EventSourceArn).includes(':sqs:'));
      const givesUp = read.some(({ DestinationConfig }) => DestinationConfig !== undefined);
      const asked = new Set([
        ...(calls.get(name) ?? []),
        ...(fromQueue ? reading : []),
        // Lambda puts there what it gave up.
        ...(givesUp ? ['sqs:SendMessage'] : []),
      ]);
      return actions
        .filter((each) => !asked.has(each) && !beside.includes(each))
        .map((each) => `${name} ${each}`);
    });
    expect(unused).toEqual([]);
  });

  it('grants what the code asks for; files are evaluated as the local stack runs, one store knows all their calls', () => {
    const missing = functions.flatMap(({ name, actions }) =>
      [...(calls.get(name) ?? [])]
        .filter((each) => /^(cognito-idp|ses|sns|sqs|lambda|scheduler):/.test(each))
        .filter(
          (each) => !byToken.includes(each) && !notTheirs[name]?.includes(each) && !actions.includes(each),
        )
        // Where nothing leaves it is kept, and the code is told so.
        .filter((each) => !/^(ses|sns):/.test(each) || stage.mailFrom !== undefined)
        .map((each) => `${name} ${each}`),
    );
    expect(missing).toEqual([]);
  });
});
