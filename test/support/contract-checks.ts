import { basename } from 'node:path';
import { Kind, parse, type FieldDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql';
import { apiNames, type Endpoint, type Group } from '#domain/contract/endpoint';
import type { FieldRow } from '#domain/contract/graphql';
import { tableVariable, type TableName, type TableShape } from '#domain/keys';
import type { Resource } from '../template/synthesized.ts';

/** Each check says what is wrong, one line a fault; no line: all well. They take their inputs, so that a test can doctor them. */
type Faults = string[];

const missing = (wanted: string[], there: string[], words: (one: string) => string): Faults =>
  wanted.filter((one) => !there.includes(one)).map(words);

interface RootField {
  name: string;
  node: FieldDefinitionNode;
}

function typesOf(sdl: string): ObjectTypeDefinitionNode[] {
  return parse(sdl).definitions.filter(
    (node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
}

/** `Query.getUser` and so on. */
function rootFields(sdl: string): RootField[] {
  return typesOf(sdl)
    .filter((type) => ['Query', 'Mutation', 'Subscription'].includes(type.name.value))
    .flatMap((type) =>
      (type.fields ?? []).map((node) => ({ name: `${type.name.value}.${node.name.value}`, node })),
    );
}

/** Every field of the API has a row, and every row a field. */
export function fieldRowFaults(sdl: string, rows: Record<string, FieldRow>): Faults {
  const fields = rootFields(sdl).map(({ name }) => name);
  return [
    ...missing(fields, Object.keys(rows), (name) => `${name} has no row in the contract`),
    ...missing(Object.keys(rows), fields, (name) => `${name} is in the contract, not in schema.graphql`),
  ];
}

/** The ways in that each `auth` means, by directive; a field of the user pool has none, because that is the default. */
const directives: Record<FieldRow['auth'], string[]> = {
  USER: [],
  IAM: ['aws_iam'],
  API_KEY: ['aws_api_key', 'aws_cognito_user_pools'],
};
const ways: Record<FieldRow['auth'], string[]> = { ...directives, USER: ['aws_cognito_user_pools'] };

const authorizing = (node: { directives?: readonly { name: { value: string } }[] }): string[] =>
  (node.directives ?? [])
    .map(({ name }) => name.value)
    .filter((name) => name !== 'aws_subscribe' && name.startsWith('aws_'))
    .sort();

const namedType = (node: FieldDefinitionNode): string => {
  let type = node.type;
  while (type.kind !== Kind.NAMED_TYPE) type = type.type;
  return type.name.value;
};

/** The directives of a field are those of its `auth`, and the types it answers with let the same callers in. */
export function directiveFaults(sdl: string, rows: Record<string, FieldRow>): Faults {
  const types = new Map(typesOf(sdl).map((type) => [type.name.value, type]));
  const answered = (name: string, seen = new Set<string>()): ObjectTypeDefinitionNode[] => {
    const type = types.get(name);
    if (!type || seen.has(name)) return [];
    seen.add(name);
    return [type, ...(type.fields ?? []).flatMap((field) => answered(namedType(field), seen))];
  };
  return rootFields(sdl).flatMap(({ name, node }) => {
    const auth = rows[name]?.auth;
    if (!auth) return [`${name} has no row in the contract`];
    const has = authorizing(node);
    if (has.join() !== [...directives[auth]].sort().join())
      return [`${name} is ${auth} in the contract; schema.graphql says ${has.join(' ') || 'user pool'}`];
    return answered(namedType(node)).flatMap((type) => {
      const own = authorizing(type);
      const open = own.length ? own : ['aws_cognito_user_pools'];
      return missing(
        ways[auth],
        open,
        (way) => `${name} answers ${type.name.value}, which ${way} cannot read`,
      );
    });
  });
}

/**
 * Paths begin with their group's name and are called as their key; a GET changes nothing, so it needs no repeat key. The page
 * of a POST, `<key>-page`, has the path of the POST: it is the same address opened in a browser.
 */
export function endpointFaults(contract: Record<string, Record<string, Endpoint>>): Faults {
  return Object.entries(contract).flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([verb, { method, path, auth, row, idempotent }]) => [
      ...(path === `/${group}/${method === 'GET' ? pageOf(verb, entries) : verb}`
        ? []
        : [`${group} ${verb}: its path is ${path}`]),
      ...(method === 'GET' && idempotent ? [`${path}: a GET is repeatable by itself`] : []),
      ...(auth === 'USER' && !row ? [`${path} has no row`] : []),
    ]),
  );
}

const pageOf = (verb: string, entries: Record<string, Endpoint>): string => {
  const posted = verb.replace(/-page$/, '');
  return entries[posted]?.method === 'POST' ? posted : verb;
};

/** `routeFiles`: paths below lambdas/routes, e.g. `scan/get-report.ts`; files that are no route are named in `others`. */
export function routeFileFaults(
  contract: Record<string, Record<string, Endpoint>>,
  routeFiles: string[],
  others: string[],
): Faults {
  const verbs = Object.values(contract).flatMap((entries) => Object.keys(entries));
  const verbOf = (file: string) => basename(file, '.ts');
  const routes = routeFiles.filter((file) => !others.includes(file));
  return [
    ...missing(verbs, routes.map(verbOf), (verb) => `lambdas/routes/<noun>/${verb}.ts is missing`),
    ...missing(routes.map(verbOf), verbs, (verb) => `lambdas/routes/<noun>/${verb}.ts is in no contract`),
  ];
}

type Resources = [string, Resource][];
const ofType = (resources: Resources, type: string): Resources =>
  resources.filter(([, resource]) => resource.Type === type);

interface BodyMethod {
  security?: Record<string, string[]>[];
  'x-amazon-apigateway-integration': Record<string, unknown>;
}

/**
 * `POST /app/start-scan USER aws_proxy ApiappFunction` for every method in the body of one API, and
 * `OPTIONS /app/start-scan NONE mock POST` for every preflight: who gets in, and what answers.
 */
function deployedMethods(resources: Resources, apiName: string): string[] {
  const api = ofType(resources, 'AWS::ApiGateway::RestApi').find(([, { Properties }]) =>
    String(Properties.Name).startsWith(`${apiName}-`),
  );
  const { paths, components } = (api?.[1].Properties.Body ?? { paths: {} }) as {
    paths: Record<string, Record<string, BodyMethod>>;
    components?: { securitySchemes?: Record<string, unknown> };
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([verb, { security, 'x-amazon-apigateway-integration': by }]) =>
        [verb.toUpperCase(), path, accessOf(security, components?.securitySchemes), answererOf(by)].join(' '),
      ),
    )
    .sort();
}

function accessOf(security: BodyMethod['security'], schemes: Record<string, unknown> = {}): string {
  if (security === undefined) return 'NONE';
  const [[name, scopes] = ['', []]] = Object.entries(security[0] ?? {});
  const pool = JSON.stringify(schemes[name] ?? '');
  const byToken =
    security.length === 1 &&
    Object.keys(security[0]!).length === 1 &&
    /"x-amazon-apigateway-authorizer":\{"type":"cognito_user_pools","providerARNs":\[\{[^\]]*UserPool/.test(
      pool,
    );
  return byToken && scopes.join() === 'aws.cognito.signin.user.admin'
    ? 'USER'
    : `unexpected ${JSON.stringify(security)}`;
}

function answererOf(integration: Record<string, unknown>): string {
  const { type, httpMethod, uri, responses } = integration;
  if (type === 'aws_proxy' && httpMethod === 'POST') {
    const [, id] =
      /"Fn::GetAtt":\["(\w+?)[0-9A-F]{8}","Arn"\]\},"\/invocations"/.exec(JSON.stringify(uri)) ?? [];
    return `aws_proxy ${id}`;
  }
  const { responseParameters } = (responses as { default: { responseParameters: Record<string, string> } })
    .default;
  return `${String(type)} ${responseParameters['method.response.header.Access-Control-Allow-Methods']?.slice(1, -1)}`;
}

/** The body of a group's API has the methods of the contract, each as its `auth` says and answered by the group's function, or its own; nothing else. */
export function methodFaults(resources: Resources, group: Group, entries: Record<string, Endpoint>): Faults {
  const apiName = apiNames[group];
  const all = Object.values(entries);
  const paths = [...new Set(all.map(({ path }) => path))];
  const wanted = [
    ...Object.entries(entries).map(
      ([, { method, path, auth, answeredBy }]) =>
        `${method} ${path} ${auth} aws_proxy Api${group}${answeredBy?.replaceAll('-', '') ?? 'Function'}`,
    ),
    ...paths.map((path) => {
      const methods = all.filter((entry) => entry.path === path).map(({ method }) => method);
      return `OPTIONS ${path} NONE mock ${methods.join()}`;
    }),
  ];
  const there = deployedMethods(resources, apiName);
  return [
    ...missing(wanted, there, (one) => `${apiName} does not deploy ${one}`),
    ...missing(there, wanted, (one) => `${apiName} deploys ${one}, which is in no contract`),
  ];
}

/** Every table drawn in domain/keys.ts is in the data stack with its keys, its indexes, its lifetime and its stream. */
export function tableFaults(tables: Record<string, TableShape>, data: Resources): Faults {
  const there = ofType(data, 'AWS::DynamoDB::Table').map(([id, { Properties }]) => ({
    id,
    ...shapeOf(Properties),
  }));
  const drawn = Object.entries(tables).map(([name, shape]) => ({ name, shape }));
  return [
    ...drawn.flatMap(({ name, shape }) => {
      const table = there.find(({ id }) => new RegExp(`^Tables${name}[0-9A-F]{8}$`).test(id));
      if (!table) return [`${name} has no table in the data stack (${tableVariable(name as TableName)})`];
      const { id: _id, ...deployed } = table;
      const wanted = expectedShape(shape);
      return JSON.stringify(deployed) === JSON.stringify(wanted)
        ? []
        : [`${name}: drawn ${JSON.stringify(wanted)}, deployed ${JSON.stringify(deployed)}`];
    }),
    ...(there.length === drawn.length ? [] : [`${there.length} tables deployed, ${drawn.length} drawn`]),
  ];
}

function shapeOf(properties: Resource['Properties']) {
  const keys = (schema: { AttributeName: string }[]) => schema.map(({ AttributeName }) => AttributeName);
  const indexes = (properties.GlobalSecondaryIndexes ?? []) as {
    IndexName: string;
    KeySchema: { AttributeName: string }[];
  }[];
  return {
    keys: keys(properties.KeySchema),
    indexes: indexes.map(({ IndexName, KeySchema }) => [IndexName, ...keys(KeySchema)]),
    ttl: properties.TimeToLiveSpecification?.AttributeName ?? null,
    stream: properties.StreamSpecification !== undefined,
  };
}

const expectedShape = ({ partitionKey, sortKey, indexes = {}, ttl, stream }: TableShape) => ({
  keys: sortKey === undefined ? [partitionKey] : [partitionKey, sortKey],
  indexes: Object.entries(indexes).map(([name, index]) => [name, index.partitionKey, index.sortKey]),
  ttl: ttl ?? null,
  stream: stream === true,
});
