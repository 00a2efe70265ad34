import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Platform } from '../platform/platform.ts';
import { EmailAddress } from '../text.ts';
import { type ApiDocument, apiDocument } from './api-document.ts';
import { answerSchema, type ApiSchema, requestSchema } from './api-schema.ts';
import { type Endpoint, everyone } from './endpoint.ts';

const call = (over: Partial<Endpoint>): Endpoint => ({
  ...{ method: 'POST', path: '/app/keep-note', auth: 'USER', row: everyone },
  request: z.object({ text: z.string(), tag: z.string().optional() }),
  response: z.object({ kept: z.boolean() }),
  ...over,
});
const documentOf = (calls: Record<string, Endpoint>): ApiDocument => apiDocument('app', calls, []);
const operation = (over: Partial<Endpoint>) =>
  documentOf({ 'keep-note': call(over) }).paths['/app/keep-note'];
const text = { type: 'string' };
const repeatKey = expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false });

describe('a call as it is described', () => {
  it('has a name in words, its group, whom it asks for, its body and what comes back', () =>
    expect(operation({})).toEqual({
      post: {
        ...{ operationId: 'keep-note', tags: ['app'], summary: 'Keep note', security: [{ SignedIn: [] }] },
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', properties: { text, tag: text }, required: ['text'] },
            },
          },
        },
        responses: {
          '200': {
            description: 'Done.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { kept: { type: 'boolean' } }, required: ['kept'] },
              },
            },
          },
          default: { $ref: '#/components/responses/Refusal' },
        },
      },
    }));

  it.each<[string, Partial<Endpoint>, object | undefined]>([
    ['nobody', { auth: 'NONE' }, []],
    ['a signed-in user', {}, [{ SignedIn: [] }]],
    ['a program of a business', { auth: 'NONE', byBusinessToken: true }, [{ BusinessToken: [] }]],
  ])('asks for %s', (_, over, security) => expect(operation(over)?.post?.security).toEqual(security));

  it.each<[string, Partial<Endpoint>, object]>([
    [
      'in its address where it only reads',
      { method: 'GET' },
      {
        parameters: [
          { name: 'text', in: 'query', required: true, schema: text },
          { name: 'tag', in: 'query', required: false, schema: text },
        ],
      },
    ],
    ['nothing', { method: 'GET', request: z.object({}) }, {}],
    [
      'what it may be told',
      { method: 'GET', request: z.object({ tag: z.string().optional() }) },
      { parameters: [{ name: 'tag', in: 'query', required: false, schema: text }] },
    ],
    [
      'in its address where others prescribe the body',
      { takes: 'query', request: z.object({ token: z.string() }) },
      { parameters: [{ name: 'token', in: 'query', required: true, schema: text }] },
    ],
    [
      'and may be repeated',
      { method: 'GET', request: z.object({}), idempotent: true },
      { parameters: [repeatKey] },
    ],
  ])('takes %s', (_, over, taken) => {
    const { parameters, requestBody } = Object.values(operation(over)!)[0]!;
    expect({ ...(parameters && { parameters }), ...(requestBody && { requestBody }) }).toEqual(taken);
  });

  it('says so where a body may be larger, and where a call may be repeated', () => {
    const { parameters, requestBody } = operation({ idempotent: true, largestBody: 400_000 })!.post!;
    expect(parameters).toEqual([repeatKey]);
    expect(requestBody).toMatchObject({ description: 'At most 400 kB.' });
    expect(operation({})!.post).not.toHaveProperty('requestBody.description');
  });

  it('says what it is about where that is told, and sends what is no JSON as the text that it is', () => {
    expect(operation({ about: 'Keeps a note.' })!.post!.description).toBe('Keeps a note.');
    expect(operation({})!.post).not.toHaveProperty('description');
    expect(operation({ sends: 'image/svg+xml' })!.post!.responses['200']).toMatchObject({
      content: { 'image/svg+xml': { schema: text } },
    });
  });
});

describe('a group as it is described', () => {
  it('has two calls at one address side by side', () =>
    expect(
      documentOf({ read: call({ method: 'GET' }), write: call({}) }).paths['/app/keep-note'],
    ).toMatchObject({ get: { operationId: 'read' }, post: { operationId: 'write' } }));

  it('explains each way to be let in, that of programs only where one of its calls takes it', () => {
    const schemes = (...calls: Partial<Endpoint>[]) =>
      Object.keys(
        documentOf(Object.fromEntries(calls.map((over, at) => [`call-${at}`, call(over)]))).components[
          'securitySchemes'
        ]!,
      );
    expect(schemes({}, {})).toEqual(['SignedIn']);
    expect(schemes({}, { byBusinessToken: true })).toEqual(['SignedIn', 'BusinessToken']);
    const { securitySchemes } = documentOf({ one: call({ byBusinessToken: true }) }).components;
    expect(securitySchemes).toMatchObject({
      SignedIn: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      BusinessToken: { type: 'http', scheme: 'bearer' },
    });
  });

  it('names each refusal with its status', () =>
    expect(documentOf({}).components['responses']).toMatchObject({
      Refusal: {
        description: expect.stringMatching(/^400 INVALID_INPUT, .*404 NOT_FOUND, .*500 INTERNAL$/),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    }));

  it('keeps what many answers hold once, and says where it is reached', () => {
    const servers = [{ url: 'https://{host}', description: 'A stage', variables: {} }];
    const calls = { look: call({ response: z.object({ on: Platform, other: Platform }) }) };
    const { components, info, tags, ...document } = apiDocument('user', calls, servers);
    expect(document).toMatchObject({ openapi: '3.0.1', servers });
    expect([info.title, tags]).toEqual(['userApi', [{ name: 'user' }]]);
    expect(components['schemas']).toMatchObject({
      Platform: { type: 'string', enum: Platform.options },
      Refusal: { type: 'object', required: ['code', 'message', 'requestId'] },
    });
    const reference = { $ref: '#/components/schemas/Platform' };
    expect(document.paths['/app/keep-note']!.post!.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { properties: { on: reference, other: reference } } } },
    });
  });
});

it.each<[string, z.ZodType, ApiSchema]>([
  ['an address that is tidied', EmailAddress, text],
  ['a moment, by its format alone', z.iso.datetime({ offset: true }), { ...text, format: 'date-time' }],
  ['a text by its pattern', z.string().regex(/^a+$/), { ...text, pattern: '^a+$' }],
  ['a whole number of any size', z.int(), { type: 'integer' }],
  ['a number within limits', z.int().min(0).max(9), { type: 'integer', minimum: 0, maximum: 9 }],
  ['a text or nothing', z.string().nullable(), { ...text, nullable: true }],
  [
    'a thing that may get more fields',
    z.strictObject({ a: z.string() }),
    { type: 'object', properties: { a: text }, required: ['a'] },
  ],
  ['a thing of any fields', z.record(z.string(), z.string()), { type: 'object', additionalProperties: text }],
])('%s is described as what it is', (_, schema, expected) => {
  expect(requestSchema(schema)).toMatchObject(expected);
  expect(Object.keys(requestSchema(schema)).sort()).toEqual(Object.keys(expected).sort());
  expect(answerSchema(schema, {})).toEqual(expected);
});

it('what JSON cannot express is refused', () => expect(() => requestSchema(z.date())).toThrow());
