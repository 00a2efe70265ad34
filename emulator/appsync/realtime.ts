import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getArgumentValues, type GraphQLSchema } from 'graphql';
import { type WebSocket, WebSocketServer } from 'ws';
import { listenedTo } from './api-schema.ts';
import { AppSyncError } from './appsync-error.ts';
import { authenticate, type Authority } from './authenticate.ts';
import type { Caller } from './authorization.ts';
import type { ApiDefinition } from './definition.ts';
import { connectHeaders, lowerCase, readMessage } from './realtime-message.ts';
import { InvalidOperation, type Operation, prepare, run, show, topField } from './operation.ts';

export interface RealtimeOptions extends Authority {
  api: ApiDefinition;
  schema: GraphQLSchema;
  origin: string;
  keepAliveMs?: number;
}

export interface Realtime {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells everyone who listens to this mutation and whose arguments match. */
  publish(mutation: string, value: unknown): void;
  close(): Promise<void>;
}

interface Subscription {
  operation: Operation;
  caller: Caller;
  field: string;
  args: Record<string, unknown>;
  send(message: object): void;
  /** Events leave in the order in which they were published. */
  last: Promise<void>;
}

const PROTOCOL = 'graphql-ws';
const CONNECTION_TIMEOUT_MS = 300_000;
const MAX_MESSAGE = 256 * 1024;
/** As the service itself names it on a socket, with its namespace. */
const UNAUTHORIZED = 'com.amazonaws.deepdish.graphql.auth#UnauthorizedException';
const MAX_SUBSCRIPTIONS = 100;

/**
 * AppSync's websocket protocol as Amplify speaks it:
 * connection_init -> connection_ack, ka; start -> start_ack, data...; stop -> complete; error, connection_error.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { schema, api, keepAliveMs = 60_000 } = options;
  const listeners = new Set<Subscription>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    handleProtocols: (offered) => offered.has(PROTOCOL) && PROTOCOL,
  });

  function connect(socket: WebSocket, request: IncomingMessage): void {
    const send = (message: object) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    };
    // Undefined while a start is being checked: a stop may overtake it.
    const mine = new Map<string, Subscription | undefined>();
    const end = (id: string) => {
      const subscription = mine.get(id);
      if (subscription) listeners.delete(subscription);
      mine.delete(id);
    };
    // Asked at once but awaited later: a listener attached after an await would miss connection_init.
    const authenticated = authenticateWith(connectHeaders(request), 'connect', '{}').catch(
      (error: unknown) => error,
    );
    const alive = setInterval(() => send({ type: 'ka' }), keepAliveMs);

    socket.on('message', (data) => {
      const message = readMessage(data);
      if (message?.type === 'connection_init') void acknowledge();
      else if (message?.type === 'start') void start(String(message.id), message.payload);
      else if (message?.type === 'stop') {
        end(String(message.id));
        send({ id: message.id, type: 'complete' });
      } else
        send({
          type: 'error',
          payload: { errors: [{ errorType: 'UnsupportedOperation', message: 'unknown message' }] },
        });
    });
    socket.on('close', () => {
      clearInterval(alive);
      [...mine.keys()].forEach(end);
    });
    socket.on('error', () => socket.terminate());

    async function acknowledge(): Promise<void> {
      const caller = await authenticated;
      if (caller instanceof Error) {
        const { message } = caller;
        const errors = [{ errorType: UNAUTHORIZED, message, errorCode: 400 }];
        send({ type: 'connection_error', payload: { errors } });
        socket.close(4401, 'Unauthorized');
        return;
      }
      send({ type: 'connection_ack', payload: { connectionTimeoutMs: CONNECTION_TIMEOUT_MS } });
      send({ type: 'ka' });
    }

    async function start(id: string, payload: unknown): Promise<void> {
      try {
        if ((await authenticated) instanceof Error)
          throw new AppSyncError('Not connected.', 'UnauthorizedException');
        if (mine.has(id)) throw new AppSyncError(`${id} is in use.`, 'DuplicatedOperationError');
        if (mine.size >= MAX_SUBSCRIPTIONS)
          throw new AppSyncError('Max number of 100 subscriptions reached', 'MaxSubscriptionsReachedError');
        mine.set(id, undefined);
        const subscription = await subscribe(payload, (event) => send({ id, type: 'data', payload: event }));
        if (!mine.has(id)) return;
        mine.set(id, subscription);
        listeners.add(subscription);
        send({ id, type: 'start_ack' });
      } catch (error) {
        if (!(error instanceof AppSyncError && error.errorType === 'DuplicatedOperationError'))
          mine.delete(id);
        send({ id, type: 'error', payload: { errors: errorsOf(error) } });
      }
    }
  }

  /** Checks who asks for what, runs the subscription's resolver once, and gives what to listen for. */
  async function subscribe(payload: unknown, send: (event: object) => void): Promise<Subscription> {
    const { data, extensions } = (payload ?? {}) as {
      data?: unknown;
      extensions?: { authorization?: unknown };
    };
    if (typeof data !== 'string') throw new AppSyncError('payload.data is missing.', 'BadRequestException');
    const headers = lowerCase(extensions?.authorization);
    const caller = await authenticateWith(headers, '', data);
    const operation = prepare(schema, api, JSON.parse(data));
    const node = topField(operation.definition);
    const field = node && schema.getSubscriptionType()?.getFields()[node.name.value];
    if (operation.definition.operation !== 'subscription' || !field)
      throw new AppSyncError('Only a subscription can be started.', 'UnsupportedOperation');
    const { errors } = await run(schema, api, operation, { caller, headers });
    if (errors) throw new Refused(errors);
    const args = getArgumentValues(field, node, operation.variables);
    return { operation, caller, field: field.name, args, send, last: Promise.resolve() };
  }

  const authenticateWith = (headers: Record<string, string>, path: string, body: string): Promise<Caller> =>
    authenticate(api, options, {
      method: 'POST',
      url: new URL(`/graphql${path && `/${path}`}`, options.origin),
      headers,
      body: Buffer.from(body),
    });

  return {
    handleUpgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (opened) => connect(opened, request)),
    publish(mutation, value) {
      const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
      const listening = fields
        .filter((field) => listenedTo(field).includes(mutation))
        .map((field) => field.name);
      for (const subscription of listeners) {
        if (!listening.includes(subscription.field) || !matches(subscription.args, value)) continue;
        const { operation, caller, send } = subscription;
        subscription.last = subscription.last
          .then(() => run(schema, api, operation, { caller, headers: {}, event: { value } }))
          .then((event) => (listeners.has(subscription) ? send(event) : undefined))
          .catch((error: unknown) => console.error(`An event of ${mutation} was lost`, error));
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.clients.forEach((client) => client.terminate());
        server.close(() => resolve());
      }),
  };
}

/** Errors of the subscription's own resolver or directives, already in AppSync's shape. */
class Refused extends Error {
  readonly errors: object[];
  constructor(errors: object[]) {
    super('Refused');
    this.errors = errors;
  }
}

function errorsOf(error: unknown): object[] {
  if (error instanceof Refused) return error.errors;
  if (error instanceof InvalidOperation) return error.faults.map(show);
  if (error instanceof AppSyncError) return [{ errorType: error.errorType, message: error.message }];
  return [
    { errorType: 'BadRequestException', message: error instanceof Error ? error.message : 'Bad request' },
  ];
}

/** Every argument that was given equals the event's member of that name. */
const matches = (args: Record<string, unknown>, value: unknown): boolean =>
  Object.entries(args).every(([name, wanted]) => (value as Record<string, unknown>)[name] === wanted);
