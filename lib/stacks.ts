import {
  Annotations,
  DefaultStackSynthesizer,
  PermissionsBoundary,
  Stack,
  Tags,
  type App,
} from 'aws-cdk-lib';
import { AccountAlarms } from './account-alarms.ts';
import { AlarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api/api.ts';
import { brand } from '#domain/brand';
import { StageDashboard } from './dashboard.ts';
import { Data } from './data/data.ts';
import { Identity } from './identity/identity.ts';
import type { StageBuild } from './product-function.ts';
import { SourceAlarms } from './source-alarms.ts';
import { ownProviderLogs } from './provider-logs.ts';
import type { DeployedWith } from './stages.ts';
import { stageFaults } from './stage-faults.ts';
import { UserFiles } from './data/storage.ts';
import { Web } from './web/web.ts';

/** The four stacks of a stage, in the order in which they deploy. */
export interface Stacks {
  data: Stack;
  identity: Stack;
  api: Stack;
  web: Stack;
}

const deployedWith = ({ qualifier, boundary }: DeployedWith) => ({
  synthesizer: new DefaultStackSynthesizer({ qualifier }),
  permissionsBoundary: PermissionsBoundary.fromName(boundary),
});

/** The map: what each stack gets from the ones before it. Nothing reads a later one. */
export function addStacks(app: App, build: StageBuild): Stacks {
  const { stage } = build;
  const faults = stageFaults(stage);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const stack = (part: string, description: string): Stack =>
    new Stack(app, `${brand}-${stage.name}-${part}`, {
      description: `${brand} ${stage.name}: ${description}`,
      env: { region: 'us-east-1' },
      ...(stage.deployedWith && deployedWith(stage.deployedWith)),
      terminationProtection: stage.deletionProtection,
      analyticsReporting: false,
    });
  const data = stack('Data', 'tables, user files');
  const { tables } = new Data(data, 'Tables', stage);
  const { bucket: userFiles, accessLogs } = new UserFiles(data, 'UserFiles', stage);

  const identity = stack('Identity', 'user pool, identity pool, topic of the alarms');
  const alarms = stage.watched ? new AlarmTopic(identity, 'Alarms') : undefined;
  const { userPool, client, userRole, hostedDomain, signIns, outbox } = new Identity(identity, 'Identity', {
    ...build,
    tables,
    userFiles,
  });

  const api = stack('Api', 'AppSync, REST, Lambdas, queues, schedules');
  const { graphql, groups, twins } = new Api(api, 'Api', {
    ...build,
    userPool,
    client,
    tables,
    userFiles,
    signIns,
    outbox,
  });

  const web = stack('Web', 'the web app');
  new Web(web, 'Web', {
    ...build,
    region: web.region,
    userPool,
    client,
    identityPoolId: userRole.identityPoolId,
    hostedDomain,
    graphql,
    groups,
    userFiles,
    accessLogs,
    twins: twins?.host,
  });

  for (const each of [data, identity, api, web]) ownProviderLogs(each, stage);

  // Each watches its own, and knows the topic alone. In Data, which comes before the topic, nothing runs that could fail.
  if (alarms) {
    const { topic } = alarms;
    const namespace = `${brand}/${stage.name}`;
    for (const each of [identity, api, web]) new Alarms(each, 'Watch', { topic, namespace });
    new SourceAlarms(api, 'Sources', { stage, topic, namespace });
    new AccountAlarms(identity, 'Account', { stage, topic });
    new StageDashboard(identity, 'Overview', stage);
  }

  if (stage.keepData && !stage.mailFrom)
    Annotations.of(api).addWarningV2(
      'countersign:no-mail-from',
      `${stage.name} has no mailFrom: it sends no mail of its own, neither alerts nor codes for further addresses. Give it one in bin/app.ts, on a domain verified in SES.`,
    );

  Tags.of(app).add('product', brand);
  Tags.of(app).add('stage', stage.name);
  if (stage.ephemeral) Tags.of(app).add('ephemeral', 'true');
  return { data, identity, api, web };
}
