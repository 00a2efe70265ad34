import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { apiNames, type Endpoint, type Group } from '#domain/contract/endpoint';
import { graphqlContract } from '#domain/contract/graphql';
import { contract } from '#domain/contract/groups';
import { tables } from '#domain/keys';
import {
  directiveFaults,
  endpointFaults,
  fieldRowFaults,
  methodFaults,
  routeFileFaults,
  tableFaults,
} from '../support/contract-checks.ts';
import { synthesized } from '../template/synthesized.ts';

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
const groups: Record<string, Record<string, Endpoint>> = contract;
const routeFiles = readdirSync(new URL('../../lambdas/routes', import.meta.url), { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
/** Files beside the routes that are none: a noun's index lists its routes. */
const notRoutes = routeFiles.filter((name) => name.endsWith('/index.ts'));

const local = synthesized({ stage: 'local' }, false);
afterAll(() => rmSync(local.folder, { recursive: true }));
const data = Object.entries(local.stacks.find(({ name }) => name.endsWith('-Data'))!.template.Resources);

describe('the contract', () => {
  it('has a row for every field of the API, and a field for every row', () => {
    expect(fieldRowFaults(sdl, graphqlContract)).toEqual([]);
  });

  it('agrees with the directives of schema.graphql on who gets in', () => {
    expect(directiveFaults(sdl, graphqlContract)).toEqual([]);
  });

  it('calls each endpoint by its group and its own name', () => {
    expect(endpointFaults(groups)).toEqual([]);
    expect(Object.keys(groups)).toEqual(Object.keys(apiNames));
  });

  it('has a route file for every endpoint, and no file besides', () => {
    expect(routeFileFaults(groups, routeFiles, notRoutes)).toEqual([]);
  });

  it.each(Object.keys(apiNames) as Group[])('is what is deployed, row by row: %s', (group) => {
    expect(methodFaults(local.all, group, groups[group]!)).toEqual([]);
  });

  it('draws every table that is deployed', () => {
    expect(tableFaults(tables, data)).toEqual([]);
  });

  it('names the calls of the specification', () => {
    const calls = Object.values(groups).flatMap((entries) =>
      Object.values(entries).map(({ method, path }) => `${method} ${path}`),
    );
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /business/get-business',
        'GET /business/get-business-list',
        'POST /user/update-email-address',
      ]),
    );
    expect(Object.values(apiNames).sort()).toEqual(
      ['appAPI', 'businessAPI', 'notificationAPI', 'proxyAPI', 'userApi'].sort(),
    );
    expect(Object.keys(graphqlContract)).toEqual(
      expect.arrayContaining([
        'Query.getUser',
        'Query.getEmailInventory',
        'Mutation.createUser',
        'Mutation.updateUser',
        'Mutation.updateBusiness',
        'Mutation.createEmailInventory',
        'Mutation.updateEmailInventory',
        'Mutation.deleteEmailInventory',
        'Mutation.deletePhoneInventory',
        'Mutation.deleteBusinessAccountUsers',
      ]),
    );
  });
});

interface Method {
  security?: Record<string, string[]>[];
  'x-amazon-apigateway-integration': Record<string, unknown>;
}
const scope = 'aws.cognito.signin.user.admin';
const mock = { type: 'mock', responses: { default: { responseParameters: {} } } };

describe('each check fails when it should', () => {
  const edited = (from: string | RegExp, to: string): string => {
    const text = sdl.replace(from, to);
    expect(text).not.toBe(sdl);
    return text;
  };
  const { 'Query.getUser': _row, ...withoutGetUser } = graphqlContract;
  const start = groups.app!['start-scan']!;

  it('a field without a row, a row without a field', () => {
    expect(fieldRowFaults(sdl, withoutGetUser)).toEqual(['Query.getUser has no row in the contract']);
    expect(fieldRowFaults(edited(/ {2}getUser\(.*\n/, ''), graphqlContract)).toEqual([
      'Query.getUser is in the contract, not in schema.graphql',
    ]);
  });

  it('a field opened to another way in than its row says', () => {
    expect(directiveFaults(edited('getUser(id: ID!): User', '$& @aws_api_key'), graphqlContract)).toEqual([
      'Query.getUser is USER in the contract; schema.graphql says aws_api_key',
    ]);
    expect(directiveFaults(edited(/(publishNotification\(.*) @aws_iam/, '$1'), graphqlContract)).toEqual([
      'Mutation.publishNotification is IAM in the contract; schema.graphql says user pool',
    ]);
    expect(
      directiveFaults(edited('type ProfileCheck @aws_api_key', 'type ProfileCheck'), graphqlContract),
    ).toEqual(['Query.checkProfile answers ProfileCheck, which aws_api_key cannot read']);
  });

  it('an endpoint under another path, without a route, with a route too many', () => {
    expect(endpointFaults({ app: { 'start-scan': { ...start, path: '/user/start-scan' } } })).toEqual([
      'app start-scan: its path is /user/start-scan',
    ]);
    expect(routeFileFaults({ app: { 'start-scan': start } }, ['app/stop-scan.ts'], [])).toEqual([
      'lambdas/routes/<noun>/start-scan.ts is missing',
      'lambdas/routes/<noun>/stop-scan.ts is in no contract',
    ]);
  });

  it('a method that is missing, open, or too many', () => {
    const entries = groups.app!;
    const opened = { ...entries, 'start-scan': { ...start, auth: 'NONE' as const } };
    expect(methodFaults(local.all, 'app', opened)).toEqual([
      'appAPI does not deploy POST /app/start-scan NONE aws_proxy ApiappFunction',
      'appAPI deploys POST /app/start-scan USER aws_proxy ApiappFunction, which is in no contract',
    ]);
    const { 'get-report': _report, ...fewer } = entries;
    expect(methodFaults(local.all, 'app', fewer)).toEqual([
      'appAPI deploys GET /app/get-report USER aws_proxy ApiappFunction, which is in no contract',
      'appAPI deploys OPTIONS /app/get-report NONE mock GET, which is in no contract',
    ]);
    expect(methodFaults(local.all, 'app', { ...entries, stop: { ...start, path: '/app/stop' } })).toEqual([
      'appAPI does not deploy POST /app/stop USER aws_proxy ApiappFunction',
      'appAPI does not deploy OPTIONS /app/stop NONE mock POST',
    ]);
  });

  it.each<[string, (method: Method) => void]>([
    ['no authorizer', (method) => delete method.security],
    ['another scope', (method) => (method.security = [{ SignedIn: ['openid'] }])],
    ['no scope: any ID token', (method) => (method.security = [{ SignedIn: [] }])],
    ['an authorizer that is none', (method) => (method.security = [{ Other: [scope] }])],
    ['a choice', (method) => (method.security = [{ SignedIn: [scope] }, {}])],
    ['another function', (method) => (method['x-amazon-apigateway-integration'].uri = 'elsewhere')],
    ['another integration', (method) => Object.assign(method['x-amazon-apigateway-integration'], mock)],
  ])('a method with %s', (_, change) => {
    const changed = structuredClone(local.all);
    const [, api] = changed.find(([, { Properties }]) => Properties.Name === 'appAPI-local')!;
    change(api.Properties.Body.paths['/app/start-scan'].post as Method);
    expect(methodFaults(changed, 'app', groups.app!)).toHaveLength(2);
  });

  it('a table that nobody made, or made with another key', () => {
    const more = { ...tables, Vote: { partitionKey: 'id' } };
    expect(tableFaults(more, data)[0]).toMatch(/^Vote has no table in the data stack/);
    expect(tableFaults({ ...tables, Scan: { partitionKey: 'subjectId' } }, data)[0]).toMatch(/^Scan: drawn/);
  });
});
