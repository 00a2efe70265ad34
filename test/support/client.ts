import { WebSocket } from 'ws';
import type { Endpoint, Group } from '#domain/contract/endpoint';
import { apiNames } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';

/** What came back over HTTP, GraphQL and REST alike: a value, or a refusal with its code and words. */
export type Outcome =
  { kind: 'answer'; value: unknown } | { kind: 'refused'; code: string; message: string; status: number };

/** The value of an answer. @throws a refusal, as its code and words */
export async function answer<T>(outcome: Promise<Outcome>): Promise<T> {
  const got = await outcome;
  if (got.kind === 'refused') throw new Error(`${got.code}: ${got.message}`);
  return got.value as T;
}

/** What a call carries to say who it is. Nothing: not signed in. */
export interface Credentials {
  /** Sent as the Authorization header, word for word. */
  token?: string | undefined;
  apiKey?: string | undefined;
  /** The Idempotency-Key. */
  key?: string | undefined;
  /** Where it claims to come from (`x-forwarded-for`). */
  from?: string | undefined;
}

const headersOf = ({ token, apiKey, key, from }: Credentials): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token !== undefined && { authorization: token }),
  ...(apiKey !== undefined && { 'x-api-key': apiKey }),
  ...(key !== undefined && { 'idempotency-key': key }),
  ...(from !== undefined && { 'x-forwarded-for': from }),
});

export interface Wire {
  /** Sends one GraphQL document; the value is that of its first field. */
  graphql(query: string, variables: object, by: Credentials): Promise<Outcome>;
  /** Calls an endpoint of the contract. `input`: query of a GET, body of a POST. */
  rest(group: Group, name: string, input: object, by: Credentials): Promise<Outcome>;
  /** Starts a subscription and ends it again: an answer when it was acknowledged. */
  subscribe(query: string, variables: object, by: Credentials): Promise<Outcome>;
}

interface Config {
  API: { GraphQL: { endpoint: string }; REST: Record<string, { endpoint: string }> };
}

/** Speaks to a running stack as any program could, by the addresses of its /config.json. */
export function wireTo(origin: string, config: Record<string, unknown>): Wire {
  const { GraphQL, REST } = (config as unknown as Config).API;
  const graphqlUrl = GraphQL.endpoint.replace(/^HTTP:/, 'http:');
  return {
    async graphql(query, variables, by) {
      const response = await fetch(graphqlUrl, {
        method: 'POST',
        headers: headersOf(by),
        body: JSON.stringify({ query, variables }),
      });
      return graphqlOutcome(response.status, (await response.json()) as GraphqlBody);
    },
    async rest(group, name, input, by) {
      const { method, path, takes } = (contract[group] as Record<string, Endpoint>)[name]!;
      const url = new URL(REST[apiNames[group]]!.endpoint + path);
      const inAddress = method === 'GET' || takes === 'query';
      if (inAddress)
        for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value));
      const response = await fetch(url, {
        method,
        headers: headersOf(by),
        ...(!inAddress && { body: JSON.stringify(input) }),
      });
      if (/^(image\/svg\+xml|text\/html)/.test(response.headers.get('content-type') ?? ''))
        return { kind: 'answer', value: await response.text() };
      const body = (await response.json()) as { code: string; message: string };
      if (response.status === 200) return { kind: 'answer', value: body };
      return { kind: 'refused', code: body.code, message: body.message, status: response.status };
    },
    subscribe: (query, variables, by) => startOnce(`${origin}/graphql/realtime`, query, variables, by),
  };
}

interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: { errorType?: string | null; message: string }[];
}

function graphqlOutcome(status: number, { data, errors }: GraphqlBody): Outcome {
  const [fault] = errors ?? [];
  if (fault)
    return {
      kind: 'refused',
      code: (fault.errorType ?? '').replace(/^.*#/, ''),
      message: fault.message,
      status,
    };
  return { kind: 'answer', value: Object.values(data ?? {})[0] };
}

/** AppSync's websocket protocol: connection_init, start, and the first word about it. */
function startOnce(url: string, query: string, variables: object, by: Credentials): Promise<Outcome> {
  const host = new URL(url).host;
  const authorization = {
    host,
    ...(by.token !== undefined && { Authorization: by.token }),
    ...(by.apiKey !== undefined && { 'x-api-key': by.apiKey }),
  };
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64');
  const address = `${url.replace(/^http/, 'ws')}?header=${encodeURIComponent(header)}&payload=e30=`;
  const socket = new WebSocket(address, 'graphql-ws');
  const send = (message: object) => socket.send(JSON.stringify(message));
  return new Promise<Outcome>((done, fail) => {
    socket.on('error', fail);
    socket.on('open', () => send({ type: 'connection_init' }));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data)) as { type: string; payload?: GraphqlBody };
      if (type === 'connection_ack')
        send({
          id: 'one',
          type: 'start',
          payload: { data: JSON.stringify({ query, variables }), extensions: { authorization } },
        });
      else if (type === 'start_ack') done({ kind: 'answer', value: 'listening' });
      else if (type === 'error' || type === 'connection_error') done(graphqlOutcome(401, payload ?? {}));
    });
  }).finally(() => socket.terminate());
}
