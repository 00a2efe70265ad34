import { readFileSync } from 'node:fs';
import { resolverCode, resolverFiles } from '../../lib/api/resolver-files.ts';
import type { ApiDefinition, DataSource } from '../../emulator/appsync/definition.ts';

/** For tests: the product's own schema and resolvers, without synthesizing a template. Tables are named after themselves. */
export const productApi = (changes: Partial<ApiDefinition> = {}): ApiDefinition => ({
  id: 'testapi',
  arn: 'arn:aws:appsync:us-east-1:000000000000:apis/testapi',
  sdl: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  defaultMode: 'userPool',
  modes: ['userPool', 'apiKey', 'iam'],
  introspection: false,
  queryDepthLimit: 8,
  resolverCountLimit: 50,
  apiKeys: [{ key: 'da2-test', expires: 4_000_000_000 }],
  resolvers: resolverFiles().map(({ typeName, fieldName, source, path }) => ({
    typeName,
    fieldName,
    dataSource: dataSourceOf(source),
    code: resolverCode(path),
  })),
  ...changes,
});

/** The data source that a resolver's file name asks for. */
export function dataSourceOf(name: string): DataSource {
  if (name === 'none') return { name, type: 'NONE' };
  if (name === 'graphql') return { name, type: 'AWS_LAMBDA', lambdaArn: 'graphql' };
  return { name, type: 'AMAZON_DYNAMODB', tableName: name };
}
