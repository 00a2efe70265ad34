import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Handle, json, type LocalResponse } from '../host/http.ts';
import { createApiSchema } from './api-schema.ts';
import { AppSyncError } from './appsync-error.ts';
import { authenticate, type Authority } from './authenticate.ts';
import type { ApiDefinition } from './definition.ts';
import { InvalidOperation, prepare, run, show } from './operation.ts';
import { createRealtime } from './realtime.ts';
import type { Backends } from './runtime/run-resolver.ts';
import { underRole } from './runtime/under-role.ts';
import { reportFailure } from '../host/report-failure.ts';
import { edgeAddress, forwarded, senderAddress } from '../host/forwarded.ts';

export interface AppSyncOptions extends Backends, Authority {
  api: ApiDefinition;
  /** Scheme, host and port that clients use, e.g. http://localhost:4910; signatures cover the host. */
  origin: string;
  /** Milliseconds between two signs of life on a socket; AppSync's own is 60 s. */
  keepAliveMs?: number;
}

export interface AppSync {
  /** POST /graphql */
  handle: Handle;
  /** The upgrade to a websocket on /graphql/realtime. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Runs new code for one resolver from the next call on. @throws when the code does not load; the old one stays */
  reload(resolver: { typeName: string; fieldName: string; code: string }): void;
  /** Ends every socket. */
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'x-amzn-requestid, x-amzn-errortype',
};
const MAX_BODY = 1_000_000;

/** AppSync on this machine: the deployed schema, resolvers and ways in, over http and its websocket protocol. */
export function createAppSync(options: AppSyncOptions): AppSync {
  const { api } = options;
  const { schema, replaceCode } = createApiSchema(
    api,
    (dataSource) => underRole(options, dataSource, options.statementsOf),
    options.now,
    (mutation, value) => realtime.publish(mutation, value),
  );
  const realtime = createRealtime({ ...options, schema });

  const answer: Handle = async (request) => {
    const caller = await authenticate(api, options, request);
    if (request.body.length > MAX_BODY)
      throw new AppSyncError('Request exceeds the maximum size of 1 MB.', 'MalformedHttpRequestException');
    const operation = prepare(schema, api, readJson(request.body));
    if (operation.definition.operation === 'subscription')
      throw new AppSyncError('Subscriptions run on the realtime endpoint.', 'UnsupportedOperation');
    const headers = forwarded(request.headers, senderAddress, edgeAddress);
    return json(200, await run(schema, api, operation, { caller, headers }), CORS);
  };

  return {
    async handle(request) {
      if (request.method === 'OPTIONS') return { status: 204, headers: CORS };
      if (request.method !== 'POST') return json(405, { errors: [{ message: 'POST only' }] }, CORS);
      try {
        return await answer(request);
      } catch (error) {
        return refusal(error);
      }
    },
    handleUpgrade: realtime.handleUpgrade,
    reload: replaceCode,
    close: realtime.close,
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new AppSyncError('Request body is not valid JSON.', 'MalformedHttpRequestException');
  }
}

/** A fault of the document is 200 with data null, as GraphQL has it; everything before that has an http status. */
function refusal(error: unknown): LocalResponse {
  if (error instanceof InvalidOperation)
    return json(200, { data: null, errors: error.faults.map(show) }, CORS);
  if (!(error instanceof AppSyncError)) {
    reportFailure('AppSync', error);
    return json(500, { errors: [{ errorType: 'InternalFailure', message: 'Internal failure' }] }, CORS);
  }
  const { message, errorType } = error;
  if (errorType?.endsWith('LimitExceeded'))
    return json(200, { data: null, errors: [{ path: null, locations: null, message, errorType }] }, CORS);
  const malformed = errorType === 'MalformedHttpRequestException' || errorType === 'UnsupportedOperation';
  const headers = { ...CORS, 'x-amzn-errortype': errorType ?? '' };
  return json(
    malformed ? 400 : errorType === 'UnauthorizedException' ? 401 : 403,
    { errors: [{ errorType, message }] },
    headers,
  );
}
