import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint, ownOnly } from '#domain/contract/endpoint';
import { ProductError } from '#domain/errors';
import type { Claim } from '../store/once.ts';
import { idempotencyOver } from './idempotency.ts';
import { restHandler, serve } from './rest.ts';

const contract = {
  add: endpoint({
    method: 'POST',
    path: '/app/add',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ by: z.number().int().max(10) }),
    response: z.object({ sum: z.number() }),
    idempotent: true,
  }),
  look: endpoint({
    method: 'GET',
    path: '/app/look',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ id: z.string() }),
    response: z.object({ id: z.string() }),
  }),
};

/** A group with a sum that only grows when the route really runs, and an idempotency store in memory. */
function group() {
  let sum = 0;
  let seconds = 1000;
  const claims = new Map<string, Claim>();
  const idempotency = idempotencyOver(
    {
      claim: async (claim, now) => {
        const earlier = claims.get(claim.id);
        if (earlier && earlier.expiresAt > now) return earlier;
        claims.set(claim.id, claim);
        return undefined;
      },
      keep: async (claim) => void claims.set(claim.id, claim),
      has: async (id) => claims.has(id),
      release: async (id) => void claims.delete(id),
      count: async () => true,
    },
    () => seconds * 1000,
  );
  const calls = serve(
    contract,
    {},
    {
      add: async ({ request }) => {
        if (request.by < 0) throw new ProductError('CONFLICT', 'Not below nothing.');
        sum += request.by;
        return { sum, secret: 'never shown' };
      },
      look: async ({ request }) => {
        if (request.id === 'broken') throw new TypeError('a name: Maya');
        return { id: request.id };
      },
    },
  );
  const handler = restHandler({
    calls,
    idempotency,
    isDeleted: async (sub) => sub === 'gone',
    now: () => seconds * 1000,
    origin: 'https://site.example',
  });
  const call = async (over: Partial<APIGatewayProxyEvent>, sub: string | undefined = 'u1') => {
    const event = {
      httpMethod: 'POST',
      resource: '/app/add',
      headers: {},
      body: '{"by":1}',
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      requestContext: { requestId: 'r1', authorizer: sub ? { claims: { sub } } : {} },
      ...over,
    } as unknown as APIGatewayProxyEvent;
    const answer = await handler(event);
    return {
      status: answer.statusCode,
      body: JSON.parse(answer.body) as Record<string, unknown>,
      headers: answer.headers,
    };
  };
  return { call, later: (by: number) => (seconds += by) };
}

describe('restHandler', () => {
  it('does nothing for somebody who is deleted, whose token still lives', async () => {
    const { status, body } = await group().call({}, 'gone');
    expect([status, (body as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
  });

  it('answers as the contract says and nothing more', async () => {
    const { status, body, headers } = await group().call({});
    expect([status, body]).toEqual([200, { sum: 1 }]);
    expect(headers?.['access-control-allow-origin']).toBe('https://site.example');
  });

  it.each([
    ['no identity', {}, '', 401, 'UNAUTHENTICATED'],
    ['no such call', { resource: '/app/none' }, 'u1', 404, 'NOT_FOUND'],
    ['not JSON', { body: '{' }, 'u1', 400, 'INVALID_INPUT'],
    ['null', { body: 'null' }, 'u1', 400, 'INVALID_INPUT'],
    ['wrong type', { body: '{"by":"1"}' }, 'u1', 400, 'INVALID_INPUT'],
    ['too large', { body: JSON.stringify({ by: 1, pad: 'x'.repeat(100_001) }) }, 'u1', 413, 'TOO_LARGE'],
    ['refused by a rule', { body: '{"by":-1}' }, 'u1', 409, 'CONFLICT'],
  ])('%s', async (_, over, sub, status, code) => {
    const answer = await group().call(over, sub);
    expect([answer.status, answer.body['code'], answer.body['requestId']]).toEqual([status, code, 'r1']);
  });

  it('says nothing of an unknown failure', async () => {
    const { status, body } = await group().call({
      httpMethod: 'GET',
      resource: '/app/look',
      queryStringParameters: { id: 'broken' },
    });
    expect([status, body['code']]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toContain('Maya');
  });

  it('refuses a parameter given twice', async () => {
    const { status } = await group().call({
      httpMethod: 'GET',
      resource: '/app/look',
      queryStringParameters: { id: 'b' },
      multiValueQueryStringParameters: { id: ['a', 'b'] },
    });
    expect(status).toBe(400);
  });
});

describe('Idempotency-Key', () => {
  const keyed = (by: number) => ({
    headers: { 'Idempotency-Key': 'key-12345' },
    body: JSON.stringify({ by }),
  });

  it('acts once and repeats the answer, each person for themselves', async () => {
    const { call } = group();
    expect((await call(keyed(2))).body).toEqual({ sum: 2 });
    expect((await call(keyed(2))).body).toEqual({ sum: 2 });
    expect((await call(keyed(2), 'u2')).body).toEqual({ sum: 4 });
  });

  it('refuses the key for another request, and forgets it after a day', async () => {
    const { call, later } = group();
    await call(keyed(2));
    expect((await call(keyed(3))).status).toBe(409);
    later(86_401);
    expect((await call(keyed(3))).body).toEqual({ sum: 5 });
  });

  it('lets a failed call be tried again', async () => {
    const { call } = group();
    expect((await call(keyed(-1))).status).toBe(409);
    expect((await call(keyed(-1))).body['message']).toBe('Not below nothing.');
  });
});
