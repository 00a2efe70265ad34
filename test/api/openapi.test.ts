import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, it } from 'vitest';
import type { ApiDocument, ApiOperation } from '#domain/contract/api-document';
import type { Endpoint } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import { writeApiDocuments } from '../../bin/api-documents.ts';

/** One for all: it compiles the standard's schema once. */
const validator = new Validator();
const folder = mkdtempSync(join(tmpdir(), 'countersign-openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = writeApiDocuments(folder, 'prodb');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
const groups = Object.entries(contract).map(
  ([group, entries], index) => [group, Object.entries<Endpoint>(entries), read(files[index]!)] as const,
);
const operationOf = (document: ApiDocument, { method, path }: Endpoint): ApiOperation =>
  document.paths[path]![method === 'GET' ? 'get' : 'post']!;

it('is one file a group, under the name of its API', () => {
  expect(files.map((file) => basename(file))).toEqual(
    ['appAPI', 'businessAPI', 'notificationAPI', 'proxyAPI', 'userApi'].map((name) => `${name}.openapi.json`),
  );
});

it('is held to the standard: the validator refuses what is not', async () => {
  const [, , document] = groups[0]!;
  const { responses: _, ...silent } = document.paths['/app/get-report']!.get!;
  const broken = { ...document, paths: { '/app/get-report': { get: silent } } };
  expect((await validator.validate(structuredClone(broken))).valid).toBe(false);
});

describe.each(groups)('the document of %s', (_, entries, document) => {
  it('is OpenAPI 3.0, says a validator', async () => {
    const { valid, errors } = await validator.validate({ ...structuredClone(document) });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every call of the contract under its own name, and no other', () => {
    const there = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const wanted = entries.map(([name, { method, path }]) => `${method.toLowerCase()} ${path} ${name}`);
    expect(there.sort()).toEqual(wanted.sort());
  });

  it('says who may call and what comes back, refusals too', () => {
    for (const [name, entry] of entries) {
      const { security, responses, description } = operationOf(document, entry);
      const scheme = entry.byBusinessToken ? 'BusinessToken' : entry.auth === 'USER' ? 'SignedIn' : undefined;
      expect(security, name).toEqual(scheme ? [{ [scheme]: [] }] : []);
      expect(responses.default, name).toEqual({ $ref: '#/components/responses/Refusal' });
      const { content } = responses['200'] as { content: Record<string, { schema: object }> };
      expect(Object.keys(content), name).toEqual([entry.sends ?? 'application/json']);
      expect(Object.keys(content[entry.sends ?? 'application/json']!.schema), name).not.toEqual([]);
      expect(description, `${name} has no description: add about to its entry`).toMatch(/\.$/);
    }
  });
});

it('describes what a call takes: a body, or parameters of the address', () => {
  const [, , app] = groups[0]!;
  expect(app.paths['/app/decide-finding']!.post!).toMatchObject({
    summary: 'Decide finding',
    parameters: [{ name: 'Idempotency-Key', in: 'header', required: false }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              findingId: { type: 'string', minLength: 1, maxLength: 128 },
              decision: { type: 'string', enum: ['OPEN', 'MINE', 'IGNORED', 'REPORTED'] },
            },
            required: ['findingId', 'decision'],
          },
        },
      },
    },
  });
  expect(app.paths['/app/badge']!.get!).toMatchObject({
    parameters: [
      { name: 'platform', in: 'query', required: true },
      { name: 'handle', in: 'query', required: true, schema: { type: 'string', maxLength: 200 } },
    ],
  });
  const [, , notification] = groups[2]!;
  const oneClick = notification.paths['/notification/one-click']!;
  expect(oneClick.post).toMatchObject({ parameters: [{ name: 'token', in: 'query' }] });
  expect(oneClick.post).not.toHaveProperty('requestBody');
  expect(oneClick.get!.operationId).toBe('one-click-page');
});

it('names what comes back in many answers once', () => {
  const [, , app] = groups[0]!;
  const { schemas } = app.components as { schemas: Record<string, object> };
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Refusal', 'Finding', 'Case', 'Scan']));
  expect(app.paths['/app/decide-finding']!.post!.responses['200']).toMatchObject({
    content: {
      'application/json': { schema: { properties: { finding: { $ref: '#/components/schemas/Finding' } } } },
    },
  });
});

it('says of what we tidy what it was: an address is a text', () => {
  const [, , user] = groups[4]!;
  const text = JSON.stringify(user.paths['/user/update-email-address']);
  expect(text).toContain('"userEmailAddress":{"type":"string"}');
  expect(text).not.toContain(':{}');
});
