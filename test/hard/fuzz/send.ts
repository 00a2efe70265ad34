import { errorStatus } from '#domain/errors';
import type { Attacked } from '../stack/attacked.ts';
import type { Operation } from './operations.ts';

/** What came back, as far as the marks ask. */
export interface Reply {
  status: number;
  body: string;
  /** Of a refusal. */
  code: string;
}

interface Apis {
  GraphQL: { endpoint: string };
  REST: Record<string, { endpoint: string }>;
}

/** Sends an operation with a body (POST) or parameters (GET) of one's own. */
export async function send(
  { config }: Pick<Attacked, 'config'>,
  operation: Operation,
  sent: { body?: string; parameters?: string },
): Promise<Reply> {
  const { GraphQL, REST } = config.API as Apis;
  const [api = '', path = ''] = operation.kind === 'rest' ? operation.path.split(' ') : [];
  const address =
    operation.kind === 'rest'
      ? `${REST[api]!.endpoint}${path}${sent.parameters ? `?${sent.parameters}` : ''}`
      : GraphQL.endpoint.replace(/^HTTP:/, 'http:');
  const { token, apiKey } = operation.by;
  const response = await fetch(address, {
    method: operation.kind === 'rest' ? operation.method : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: token }),
      ...(apiKey !== undefined && { 'x-api-key': apiKey }),
    },
    ...(sent.body !== undefined && { body: sent.body }),
  });
  const body = await response.text();
  return { status: response.status, body, code: codeOf(body) };
}

function codeOf(body: string): string {
  try {
    const { code, errors } = (JSON.parse(body) ?? {}) as {
      code?: string;
      errors?: { errorType?: string }[];
    };
    return String(code ?? errors?.[0]?.errorType ?? '');
  } catch {
    return '';
  }
}

function isJson(body: string): boolean {
  try {
    return typeof JSON.parse(body) === 'object';
  } catch {
    return false;
  }
}

/** Words that only our insides use. */
const insides =
  /dynamo|hashkey|rangekey|attributevalue|validation ?exception|at \w+ \(|node:internal|TypeError|ZodError/i;

/** What is wrong with an answer to a hostile call, in words; undefined: nothing. */
export function faultOf({ kind }: Operation, { status, body, code }: Reply): string | undefined {
  if (status === 200 && kind === 'rest') return undefined;
  if (code === 'INTERNAL') return 'INTERNAL';
  if (status >= 500 && !(status === errorStatus.NOT_CONNECTED && code === 'NOT_CONNECTED'))
    return `status ${status}`;
  if (code === '' && !isJson(body)) return `not JSON: ${body.slice(0, 200)}`;
  if (kind === 'graphql') return graphqlFault(body);
  if (insides.test(body)) return `tells of our insides: ${body.slice(0, 200)}`;
  const { message, requestId } = JSON.parse(body) as Record<string, unknown>;
  return code && message && requestId ? undefined : `no code, sentence and number: ${body.slice(0, 200)}`;
}

function graphqlFault(body: string): string | undefined {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: Record<string, unknown>[] };
  if (errors === undefined) return data === undefined ? 'neither data nor errors' : undefined;
  for (const { message, errorType } of errors) {
    if (typeof message !== 'string' || message === '') return 'an error without words';
    if (typeof errorType !== 'string' || errorType === '') return `an error without a kind: ${message}`;
    if (/INTERNAL|Lambda:|Unhandled|DynamoDB/i.test(errorType)) return `${errorType}: ${message}`;
  }
  return undefined;
}
