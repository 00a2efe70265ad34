import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createApiGateway } from './apigateway/apigateway.ts';
import { restApis } from './apigateway/from-template.ts';
import type { Claims } from './appsync/authenticate.ts';
import { openGraphql } from './appsync/from-template.ts';
import { openIdentityPools } from './cognito-identity/from-template.ts';
import { openUserPools } from './cognito/from-template.ts';
import type { UserPools } from './cognito/user-pools.ts';
import type { Dynamo } from './dynamodb/dynamo.ts';
import {
  type Fault,
  type FaultyCall,
  type FaultyService,
  faultyService,
  faultyTables,
  isAbout,
} from './faults/faults.ts';
import { faultOf } from './faults/fault-of.ts';
import { openTables } from './dynamodb/from-template.ts';
import { tellDamage } from './host/damage.ts';
import type { DataFolder } from './host/data-folder.ts';
import type { Handle } from './host/http.ts';
import { createAuthority } from './iam/authority.ts';
import { createCredentials, type IssuedCredentials } from './iam/credentials.ts';
import { roleStatements } from './iam/roles.ts';
import { checkServiceCalls } from './iam/service-calls.ts';
import { openCustomResources } from './lambda/custom-resources.ts';
import { startEventSources, type EventSource } from './lambda/event-sources.ts';
import { handleFunctionUrls } from './lambda/function-urls.ts';
import { functionsOf } from './lambda/from-template.ts';
import { handleLambda } from './lambda/handle-lambda.ts';
import { createLambda, type Lambda } from './lambda/lambda.ts';
import { runtimeEnvironment } from './lambda/runtime-environment.ts';
import { asResolver, asTrigger } from './lambda/waits.ts';
import { notServed } from './not-served.ts';
import { identitiesIn } from './outbox/identities.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { OutboxPage } from './outbox/page.ts';
import { returnedMailOver } from './outbox/returned-mail.ts';
import { openBuckets } from './s3/from-template.ts';
import { openSchedules } from './scheduler/schedules.ts';
import { handleSchedules } from './scheduler/handle-schedules.ts';
import { createScheduler } from './scheduler/scheduler.ts';
import { openQueues } from './sqs/from-template.ts';
import type { Sqs } from './sqs/sqs.ts';
import { checkResources } from './template/resource-table.ts';
import type { Deployment } from './template/template.ts';

/** A role of no template: whoever runs the emulator. */
const developerRole = 'arn:aws:iam::000000000000:role/developer';

/** Everything that the emulator is told; it knows nothing else of the app that it runs. */
export interface EmulatorOptions {
  /** What the template makes, see `loadAssembly`. */
  deployment: Deployment;
  /** http://localhost:PORT, where `routes` and `realtime` will answer, see `openOrigin`. */
  origin: string;
  data: DataFolder;
  /** Folder of the functions' code: `<bundles>/<name>/index.cjs`, where the template says `liveCode(name)`. */
  bundles: string;
  /**
   * Environment variables that functions get in the place of what the template says. For secrets: the template is written to
   * disk, these are kept in memory.
   */
  variablesInstead?: Readonly<Record<string, string>> | undefined;
  /** Where sent mails and text messages are shown. */
  outbox: OutboxPage;
  /** ms since 1970 */
  now: () => number;
  /** Awaited before each call of the tables. */
  pause?: () => Promise<void>;
  /** What goes wrong with the tables on purpose; the name of a table is its logical id without what CDK adds. */
  fault?: Fault | undefined;
  /** Functions, and those who wait for them, have the time that they have in the cloud, however busy this machine is. */
  strict?: boolean | undefined;
  /** One line for the person at the terminal. */
  say: (line: string) => void;
}

/** The AWS services of a template, running. */
export interface Emulator {
  /** What answers below which path of the origin. */
  routes: Record<string, Handle>;
  /** AppSync's websocket. */
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
  eventSources: EventSource[];
  /** Calls the functions that make resources of the template, once `routes` answer. @returns what they said, by `stack.logicalId` */
  makeCustomResources: () => Promise<Record<string, Record<string, string>>>;
  /** Once `routes` answer and all is set up: from now on schedules run, and what is to go wrong goes wrong. */
  begin: () => void;
  /** Credentials of the developer at this machine, who may do everything with files. */
  developer: () => Promise<IssuedCredentials>;
  close(): Promise<void>;
}

/**
 * Opens every service that the template asks for, in the order in which they need each other.
 * @throws TemplateError naming what the template holds and the emulator does not play
 */
export async function openEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { deployment, origin, data, bundles, variablesInstead, strict, now, pause, say } = options;
  const { durable } = data;
  checkResources(deployment.resources);
  await tellDamage(data.below('state'), say);

  const credentials = await createCredentials(durable, now);
  const authority = createAuthority({ deployment, credentials, now });
  const { find: findCredentials, statementsOf, refuse } = authority;

  const sqs = await openQueues({ deployment, durable, refuse, now });
  const returned = returnedMailOver(deployment, sqs.queue);
  const outbox = await createOutbox({
    durable,
    page: options.outbox,
    now,
    refuse,
    identities: identitiesIn([...roleStatements(deployment).values()].flat()),
    onSent: (mail) => returned({ ...mail, at: now() }),
  });
  const folder = data.below('dynamodb');
  const wrong = options.fault && faultOf(options.fault, deployment);
  let goesWrong = false;
  const faulted = wrong && isAbout(wrong, 'tables') ? faultyTables(wrong, Math.random) : undefined;
  const fault: FaultyCall | undefined =
    faulted && ((input, call) => (goesWrong ? faulted(input, call) : call()));
  const faulty = (service: FaultyService, handle: Handle): Handle => {
    if (!wrong || !isAbout(wrong, service)) return handle;
    const failing = faultyService(wrong, Math.random, handle);
    return (request) => (goesWrong ? failing(request) : handle(request));
  };
  const dynamo = await openTables({ deployment, folder, authorize: authority.byKey, now, pause, fault, say });
  const s3 = await openBuckets({
    deployment,
    folder: data.below('s3'),
    find: findCredentials,
    statementsOf: (role) => (role === developerRole ? undefined : statementsOf(role)),
    now,
  });

  const functions = functionsOf(deployment, bundles, variablesInstead, strict);
  const lambda = createLambda({
    functions,
    runtimeEnvironment: runtimeEnvironment(origin, credentials),
    logsFolder: data.below('logs'),
    now,
    onFailure: (name, { name: type, message }) => say(`${name} failed: ${type}: ${message.split('\n')[0]}`),
  });

  const userPools = await openUserPools({
    deployment,
    durable,
    outbox: outbox.add,
    invokeTrigger: strict ? asTrigger(lambda.invoke) : lambda.invoke,
    authorize: authority.bySignature,
    now,
  });
  const { verifyToken } = userPools;
  const identityPools = await openIdentityPools({ deployment, durable, verifyToken, credentials });
  /** AppSync and API Gateway look at the token alone and cannot know that it was revoked. */
  const claimsOf = (token: string) => verifyToken(token, { acceptRevoked: true });

  const graphql = openGraphql({
    deployment,
    origin,
    dynamo,
    invokeLambda: strict ? asResolver(lambda.invoke) : lambda.invoke,
    verifyToken: async (token) => (await claimsOf(token)) as Claims | undefined,
    findCredentials,
    statementsOf,
    now,
  });
  const gateway = createApiGateway({
    apis: restApis(deployment),
    invoke: lambda.invoke,
    verifyToken: async (token, poolId) => {
      const claims = await claimsOf(token);
      return String(claims?.iss).endsWith(`/${poolId}`) ? claims : undefined;
    },
    now,
  });

  checkServiceCalls(deployment, authority);
  const custom = openCustomResources({ deployment, origin, durable, invoke: lambda.invoke, say });
  const switched = durable.space<boolean>('event-sources');
  const eventSources = await startEventSources({ deployment, lambda, sqs, dynamo, switched, now });
  const schedules = await openSchedules(deployment, durable.space('schedule-updates'));
  const scheduler = createScheduler({
    schedules: schedules.running,
    invoke: lambda.invoke,
    lastRuns: durable.space<number>('schedules'),
    now,
  });

  return {
    routes: {
      '/cognito': faulty('identity', userPools.handle),
      '/oauth2': userPools.handleHostedLogin,
      '/logout': userPools.handleHostedLogin,
      '/cognito-identity': identityPools.handle,
      '/graphql': graphql.handle,
      '/execute-api': gateway.handle,
      '/dynamodb': dynamo.handle,
      '/s3': faulty('files', s3.handle),
      '/sqs': faulty('queues', sqs.handle),
      '/lambda': handleLambda({ eventSources, lambda, refuse }),
      '/lambda-url': handleFunctionUrls({ deployment, invoke: lambda.invoke, now }),
      '/cloudformation': custom.handle,
      '/scheduler': handleSchedules({ schedules, refuse }),
      '/ses': faulty('mail', outbox.ses),
      '/sns': faulty('texts', outbox.sns),
      ...Object.fromEntries(outbox.paths.map((path) => [path, outbox.handle])),
      '/aws': notServed,
    },
    realtime: graphql.handleUpgrade,
    reloadResolver: graphql.reload,
    reloadSchema: graphql.reloadSchema,
    variables: Object.assign({}, ...functions.map(({ environment }) => environment)),
    ...{ lambda, dynamo, sqs, userPools, outbox, eventSources },
    makeCustomResources: custom.make,
    begin() {
      goesWrong = true;
      scheduler.begin();
    },
    developer: () => credentials.issue({ roleArn: developerRole, seconds: 86_400 }),
    async close() {
      // Nothing new is started, and what waits for a running function ends with its thread.
      await Promise.all([scheduler.close(), ...eventSources.map((each) => each.close()), lambda.close()]);
      await graphql.close();
      await dynamo.close();
    },
  };
}
