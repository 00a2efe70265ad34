import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { correlationHeader, correlationIdIn } from '#domain/contract/correlation';
import type { Endpoint } from '#domain/contract/endpoint';
import { ProductError, noSuchProfile } from '#domain/errors';
import type * as z from 'zod';
import { type Caller, callerOf } from './caller.ts';
import type { Idempotency } from './idempotency.ts';
import { logger } from '../runtime/logger.ts';
import { correlated } from '../runtime/trace/correlation.ts';
import { refuse, reply, replyPage, replyText } from './reply.ts';

/** What a route is given: the parsed request, who asks, and when (ms). */
export interface Call<E extends Endpoint> {
  request: z.output<E['request']>;
  caller: Caller;
  now: number;
  /** Headers the browser sent, lower-case names; for what is known of a device. */
  headers: Record<string, string>;
  /** The address the request came from. */
  sourceIp: string;
}

export type Route<E extends Endpoint, Services> = (
  call: Call<E>,
  services: Services,
) => Promise<z.input<E['response']>>;

/** An endpoint with the route that answers it, services in hand. */
export interface Served<E extends Endpoint = Endpoint> {
  entry: E;
  answer: (call: Call<E>) => Promise<z.input<E['response']>>;
}
export type ServedCalls<Contract extends Record<string, Endpoint>> = {
  [Name in keyof Contract]: Served<Contract[Name]>;
};

/** Hands each route the services it asks for. An endpoint without a route does not compile. */
export function serve<Contract extends Record<string, Endpoint>, Services>(
  contract: Contract,
  services: Services,
  routes: { [Name in keyof Contract]: Route<Contract[Name], NoInfer<Services>> },
): ServedCalls<Contract> {
  const served = Object.entries(contract).map(([name, entry]) => [
    name,
    { entry, answer: (call: Call<Contract[string]>) => routes[name]!(call, services) },
  ]);
  return Object.fromEntries(served) as ServedCalls<Contract>;
}

export interface RestOptions<Contract extends Record<string, Endpoint>> {
  calls: ServedCalls<Contract>;
  idempotency: Idempotency;
  /** Whether a person's account was deleted: a token lives on for some minutes. */
  isDeleted: (sub: string) => Promise<boolean>;
  now: () => number;
  /** The site that may read answers; '*' where the stage has none. */
  origin: string;
}

const largestBody = 100_000;
/** Whoever calls without an account. */
const nobody: Caller = { sub: '', groups: [], token: '' };

/** A group's handler: find the endpoint, parse, run the route, parse the answer, map failures. */
export function restHandler<Contract extends Record<string, Endpoint>>(options: RestOptions<Contract>) {
  const calls = new Map(
    Object.entries<Served>(options.calls).map(([name, { entry, answer }]) => [
      `${entry.method} ${entry.path}`,
      { name, entry, answer },
    ]),
  );
  const respond = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    const requestId = event.requestContext.requestId;
    try {
      const served = calls.get(`${event.httpMethod} ${event.resource}`);
      if (!served) throw new ProductError('NOT_FOUND', 'There is no such call.');
      const { name, entry } = served;
      const caller = entry.auth === 'NONE' ? nobody : callerOf(event);
      const request = parseRequest(entry, event);
      // Before anything is written, also the key that makes a call happen once.
      if (entry.auth === 'USER' && !entry.evenDeleted && (await options.isDeleted(caller.sub)))
        throw noSuchProfile();
      const run = async () => {
        const call: Call<Endpoint> = {
          request,
          caller,
          now: options.now(),
          headers: lowerCased(event.headers),
          sourceIp: event.requestContext.identity?.sourceIp ?? '',
        };
        return parseAnswer(entry, name, await served.answer(call));
      };
      const key = lowerCased(event.headers)['idempotency-key'];
      const answer =
        entry.idempotent && key !== undefined
          ? await options.idempotency.once(
              {
                scope: `${caller.sub}#${name}`,
                key,
                request: event.body ?? '',
                ...(caller.sub && { owner: caller.sub }),
              },
              run,
            )
          : await run();
      if (entry.sends === 'text/html') return replyPage((answer as { body: string }).body);
      if (entry.sends) return replyText((answer as { body: string }).body, entry.sends);
      return reply(answer, options.origin);
    } catch (error) {
      return refuse(error, requestId, options.origin);
    }
  };
  return (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    const { requestId } = event.requestContext;
    const sent = correlationIdIn(lowerCased(event.headers)[correlationHeader]);
    return correlated(sent ?? requestId, async () => {
      const answer = await respond(event);
      const call = calls.get(`${event.httpMethod} ${event.resource}`)?.name;
      logger.info('Answered', { call, status: answer.statusCode, requestId });
      return answer;
    });
  };
}

function parseRequest(entry: Endpoint, event: APIGatewayProxyEvent): unknown {
  const inAddress = entry.method === 'GET' || entry.takes === 'query';
  const raw = inAddress ? query(event) : body(event, entry.largestBody ?? largestBody);
  const parsed = entry.request.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'request';
  throw new ProductError('INVALID_INPUT', `${field}: ${issue?.message ?? 'not as expected'}`.slice(0, 300));
}

/** A parameter given twice is refused: two parsers must never disagree on which one counts. */
function query(event: APIGatewayProxyEvent): Record<string, string | undefined> {
  for (const [name, values] of Object.entries(event.multiValueQueryStringParameters ?? {}))
    if (values && values.length > 1)
      throw new ProductError('INVALID_INPUT', `${name}: given more than once.`);
  return event.queryStringParameters ?? {};
}

function body(event: APIGatewayProxyEvent, most: number): unknown {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '');
  if (Buffer.byteLength(text) > most)
    throw new ProductError('TOO_LARGE', `That’s more than ${most / 1000} kB. Please send less.`);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProductError('INVALID_INPUT', 'The body is not JSON.');
  }
}

/** Strips what the contract does not name, so that a new column never leaks by itself. */
function parseAnswer(entry: Endpoint, name: string, answer: unknown): unknown {
  const parsed = entry.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  logger.error('Answer is not as the contract says', {
    endpoint: name,
    fields: parsed.error.issues.map((i) => i.path.join('.')),
  });
  throw new Error('AnswerContract');
}

function lowerCased(headers: Record<string, string | undefined> | null): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {}))
    if (value !== undefined) out[name.toLowerCase()] = value;
  return out;
}
