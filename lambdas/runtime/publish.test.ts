import { buildSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ScanProgress } from '#domain/scan/scan';
import { publisher } from './publish.ts';

beforeEach(() => {
  vi.stubEnv('GRAPHQL_URL', 'https://graphql.example/graphql');
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

it('sends of a platform’s row what the schema takes, whatever else the row keeps', async () => {
  const bodies: string[] = [];
  const publish = publisher((async (_: URL, { body }: RequestInit) => {
    bodies.push(body as string);
    return new Response('{}');
  }) as typeof fetch);
  const progress: ScanProgress = {
    ...{ userId: 'u', scanId: 's', status: 'RUNNING', at: '2026-11-20T10:00:00.000Z' },
    source: {
      ...{ platform: 'X', status: 'looked', asked: 1, total: 1, compared: 2, found: 1 },
      at: '2026-11-20T10:00:00.000Z',
    },
  };
  await publish.progress(progress);
  const { variables } = JSON.parse(bodies[0]!) as { variables: { input: { source: object } } };
  const schema = buildSchema(
    `scalar AWSDateTime scalar AWSDate scalar AWSEmail scalar AWSPhone scalar AWSURL scalar AWSJSON\n${readFileSync('schema.graphql', 'utf8').replaceAll(/ @aws\w+(\([^)]*\))?/g, '')}`,
  );
  const taken = coerceInputValue(
    variables.input.source,
    schema.getType('SourceProgressInput') as GraphQLInputType,
  );
  expect(taken).toEqual(progress.source);
});

it('sends of a notification what the schema takes, without how it is mailed', async () => {
  const bodies: string[] = [];
  const publish = publisher((async (_: URL, { body }: RequestInit) => {
    bodies.push(body as string);
    return new Response('{}');
  }) as typeof fetch);
  const shown = {
    ...{
      userId: 'u',
      id: 'n',
      kind: 'SOURCE' as const,
      title: 'Likely clone',
      body: null,
      link: '/dashboard',
    },
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  await publish.notification({ ...shown, deliveredAt: shown.createdAt, noMail: true });
  const { variables } = JSON.parse(bodies[0]!) as { variables: { input: object } };
  expect(variables.input).toEqual(shown);
});
