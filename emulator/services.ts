import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lambdasFolder } from '../bin/build.ts';
import { createPlatforms, type Platforms } from '../platforms/twins.ts';
import { createAuthority, type Authority } from './iam/authority.ts';
import { createCredentials } from './iam/credentials.ts';
import type { DataFolder } from './host/data-folder.ts';
import { startEventSources, type EventSource } from './event-sources.ts';
import { openGraphql } from './graphql.ts';
import { json, type Handle } from './host/http.ts';
import { openIdentity } from './identity.ts';
import { createApiGateway } from './apigateway/apigateway.ts';
import { restApis } from './apigateway/from-template.ts';
import type { UserPools } from './cognito/user-pools.ts';
import { createDynamo, type Dynamo } from './dynamodb/dynamo.ts';
import type { TableProperties } from './dynamodb/tables.ts';
import { returnedMailOver } from './outbox/returned-mail.ts';
import { functionsOf } from './lambda/from-template.ts';
import { createLambda, type Lambda } from './lambda/lambda.ts';
import { runtimeEnvironment } from './lambda/runtime-environment.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { createS3, type S3 } from './s3/s3.ts';
import { createScheduler, scheduleOf } from './scheduler/scheduler.ts';
import { openSqs, queueSettings, type Sqs } from './sqs/sqs.ts';
import type { Deployment } from './template/template.ts';

export interface ServicesOptions {
  deployment: Deployment;
  /** http://localhost:PORT */
  origin: string;
  data: DataFolder;
  now: () => number;
  pause?: () => Promise<void>;
  say: (line: string) => void;
}

/** The AWS services of the template, and what else has an address here. */
export interface Services {
  routes: Record<string, Handle>;
  realtime: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  reloadResolver: (resolver: { typeName: string; fieldName: string; code: string }) => void;
  reloadSchema: (sdl: string) => Promise<void>;
  /** What the functions are told, all of them together: names of tables, address of the queue. */
  variables: Record<string, string>;
  lambda: Lambda;
  dynamo: Dynamo;
  sqs: Sqs;
  userPools: UserPools;
  outbox: Outbox;
  platforms: Platforms;
  eventSources: EventSource[];
  close(): Promise<void>;
}

const minute = 60_000;

/** Opens every service that the template asks for, in the order in which they need each other. */
export async function openServices(options: ServicesOptions): Promise<Services> {
  const { deployment, origin, data, now, pause, say } = options;
  const { durable } = data;
  const credentials = await createCredentials(durable, now);
  const authority = createAuthority({ deployment, credentials, now });
  const outbox = await createOutbox(durable, now, (mail) => tellReturned({ ...mail, at: now() }));

  const dynamo = await createDynamo({
    folder: data.below('dynamodb'),
    now,
    pause,
    authorize: authority.byKey,
  });
  for (const { properties, physicalName } of deployment.ofType('AWS::DynamoDB::Table')) {
    const { changes } = await dynamo.ensureTable({
      ...properties,
      TableName: physicalName,
    } as TableProperties);
    // A first start makes everything; later only what differs is worth a line.
    if (!changes.some((change) => change.startsWith('made '))) changes.forEach(say);
  }
  const sweeping = setInterval(() => void dynamo.sweep(now()), minute);

  const sqs = await openSqs({
    queues: deployment
      .ofType('AWS::SQS::Queue')
      .map((queue) => queueSettings(queue.physicalName, queue.attribute('Arn')!, queue.properties)),
    durable,
    refuse: authority.refuse,
    now,
  });
  const tellReturned = returnedMailOver(deployment, sqs.queue);
  const functions = functionsOf(deployment, lambdasFolder);
  const lambda = createLambda({
    functions,
    runtimeEnvironment: runtimeEnvironment(origin, credentials),
    logsFolder: data.below('logs'),
    now,
    onFailure: (name, { name: type, message }) => say(`${name} failed: ${type}: ${message.split('\n')[0]}`),
  });
  const { userPools, identityPools } = await openIdentity({
    deployment,
    durable,
    credentials,
    outbox: outbox.add,
    invokeTrigger: lambda.invoke,
    authorize: authority.bySignature,
    now,
  });
  const graphql = openGraphql({ deployment, origin, dynamo, lambda, userPools, authority, now });
  const s3 = await openBuckets(options, authority);
  const gateway = createApiGateway({
    apis: restApis(deployment),
    invoke: lambda.invoke,
    // The gateway looks at the token alone and cannot know that it was revoked.
    verifyToken: async (token, poolId) => {
      const claims = await userPools.verifyToken(token, { acceptRevoked: true });
      return String(claims?.iss).endsWith(`/${poolId}`) ? claims : undefined;
    },
    now,
  });
  const since = await keptMoment(options, 'platforms');
  const bios = durable.space<string>('twin-bios');
  const platforms = createPlatforms({
    seed: 'countersign',
    now,
    since,
    edits: { all: await bios.entries(), put: (key, bio) => bios.put(key, bio) },
  });

  const eventSources = startEventSources({ deployment, lambda, sqs, dynamo, now });
  const scheduler = createScheduler({
    schedules: deployment.ofType('AWS::Scheduler::Schedule').flatMap((each) => scheduleOf(each) ?? []),
    invoke: lambda.invoke,
    lastRuns: durable.space<number>('schedules'),
    now,
  });

  return {
    routes: {
      '/cognito': userPools.handle,
      '/oauth2': userPools.handleHosted,
      '/logout': userPools.handleHosted,
      '/graphql': (request) => graphql.current().handle(request),
      '/execute-api': gateway.handle,
      '/dynamodb': dynamo.handle,
      '/sqs': sqs.handle,
      '/aws': notServed,
      '/ses': outbox.ses,
      '/sns': outbox.sns,
      '/platforms': (request) => platforms.handle(request),
      '/local/outbox': outbox.handle,
      '/local/outbox.json': outbox.handle,
      '/local/outbox.css': outbox.handle,
      '/local/outbox.js': outbox.handle,
      '/cognito-identity': identityPools.handle,
      '/s3': s3.handle,
    },
    realtime: (...upgrade) => graphql.current().handleUpgrade(...upgrade),
    reloadResolver: (resolver) => graphql.current().reload(resolver),
    reloadSchema: graphql.reloadSchema,
    variables: Object.assign({}, ...functions.map(({ environment }) => environment)),
    lambda,
    dynamo,
    sqs,
    userPools,
    outbox,
    platforms,
    eventSources,
    async close() {
      clearInterval(sweeping);
      // Nothing new is started, and what waits for a running function ends with its thread.
      await Promise.all([scheduler.close(), ...eventSources.map((each) => each.close()), lambda.close()]);
      await graphql.current().close();
      await dynamo.close();
    },
  };
}

/** An AWS service that the local stack does not have, named by the signature's scope. */
const notServed: Handle = async ({ headers }) => {
  const service = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '')?.[1];
  const call = headers['x-amz-target'] ?? '';
  return json(501, {
    __type: 'NotImplemented',
    message: `The local stack does not have ${service ?? 'this service'} ${call}`.trim(),
  });
};

/** S3 keeps objects as files, also when everything else is in memory. */
async function openBuckets({ deployment, data, now }: ServicesOptions, authority: Authority): Promise<S3> {
  const folder = data.below('s3') ?? (await mkdtemp(join(tmpdir(), 'countersign-s3-')));
  const s3 = createS3({ folder, find: authority.find, statementsOf: authority.statementsOf, now });
  for (const { physicalName, properties } of deployment.ofType('AWS::S3::Bucket'))
    await s3.ensureBucket({ ...properties, BucketName: physicalName });
  return s3;
}

/** A moment that stays the same across restarts. */
async function keptMoment({ data, now }: ServicesOptions, name: string): Promise<number> {
  const space = data.durable.space<number>('moments');
  const kept = await space.get(name);
  if (kept !== undefined) return kept;
  const moment = now();
  await space.put(name, moment);
  return moment;
}
