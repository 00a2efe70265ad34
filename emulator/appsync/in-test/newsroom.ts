import { createDynamo, type Dynamo } from '../../dynamodb/dynamo.ts';
import type { ApiDefinition, DataSource } from '../definition.ts';

/** For tests: an API with every way in. People read their own notes, a function changes them, jobs publish, people listen. */
const sdl = /* GraphQL */ `
  type Query {
    getNote(id: ID!): Note
    countNotes: Int @aws_api_key
  }
  type Mutation {
    changeNote(text: String!): Note
    publishNews(input: NewsInput!): News @aws_iam
    publishAlarm(input: NewsInput!): News @aws_iam
  }
  type Subscription {
    onNews(userId: ID!): News @aws_subscribe(mutations: ["publishNews"])
    onAlarm(userId: ID!): News @aws_subscribe(mutations: ["publishAlarm"])
  }
  type Note {
    id: ID!
    text: String
    labels: [Label!]
  }
  type Label {
    name: String!
  }
  type News @aws_cognito_user_pools @aws_iam {
    userId: ID!
    id: ID!
    title: String!
    body: String
    at: AWSDateTime!
  }
  input NewsInput {
    userId: ID!
    id: ID!
    title: String!
    body: String
    at: AWSDateTime!
  }
`;

const NONE: DataSource = { name: 'none', type: 'NONE' };
const notes: DataSource = { name: 'notes', type: 'AMAZON_DYNAMODB', tableName: 'Notes' };
const changes: DataSource = { name: 'changes', type: 'AWS_LAMBDA', lambdaArn: 'changes' };

const ownNote = `
  import { runtime } from '@aws-appsync/utils';
  import { get } from '@aws-appsync/utils/dynamodb';
  export function request(ctx) {
    if (ctx.args.id !== ctx.identity.sub) runtime.earlyReturn(null);
    return get({ key: { id: ctx.args.id } });
  }
  export const response = (ctx) => ctx.result;`;
const handOver = `
  import { util } from '@aws-appsync/utils';
  export const request = (ctx) => ({
    operation: 'Invoke',
    payload: {
      field: ctx.info.fieldName,
      arguments: ctx.args,
      sub: ctx.identity ? ctx.identity.sub : null,
      authorization: ctx.request.headers.authorization,
    },
  });
  export function response(ctx) {
    if (ctx.result.error) util.error(ctx.result.error.message, ctx.result.error.code);
    return ctx.result.value;
  }`;
const passOn = `
  export const request = (ctx) => ({ payload: ctx.args.input });
  export const response = (ctx) => ctx.result;`;
const ownEvents = `
  import { util } from '@aws-appsync/utils';
  export function request(ctx) {
    if (ctx.args.userId !== ctx.identity.sub) util.unauthorized();
    return { payload: null };
  }
  export const response = () => null;`;

const resolver = (name: string, dataSource: DataSource, code: string) => {
  const [typeName = '', fieldName = ''] = name.split('.');
  return { typeName, fieldName, dataSource, code };
};

/** The API as a template would define it. */
export const newsroom = (over: Partial<ApiDefinition> = {}): ApiDefinition => ({
  id: 'testapi',
  arn: 'arn:aws:appsync:us-east-1:000000000000:apis/testapi',
  sdl,
  defaultMode: 'userPool',
  modes: ['userPool', 'apiKey', 'iam'],
  introspection: false,
  queryDepthLimit: 8,
  resolverCountLimit: 50,
  apiKeys: [{ key: 'da2-test', expires: 4_000_000_000 }],
  resolvers: [
    resolver('Query.getNote', notes, ownNote),
    resolver('Query.countNotes', changes, handOver),
    resolver('Mutation.changeNote', changes, handOver),
    resolver('Mutation.publishNews', NONE, passOn),
    resolver('Mutation.publishAlarm', NONE, passOn),
    resolver('Subscription.onNews', NONE, ownEvents),
    resolver('Subscription.onAlarm', NONE, ownEvents),
  ],
  ...over,
});

/** The API's tables in memory: `Notes` by `id`, `Shares` by `userId` and `peerId`. */
export async function newsroomTables(now: () => number): Promise<Dynamo> {
  const dynamo = await createDynamo({ now });
  const table = (TableName: string, ...keys: string[]) =>
    dynamo.ensureTable({
      TableName,
      KeySchema: keys.map((AttributeName, at) => ({ AttributeName, KeyType: at === 0 ? 'HASH' : 'RANGE' })),
      AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      BillingMode: 'PAY_PER_REQUEST',
    });
  await table('Notes', 'id');
  await table('Shares', 'userId', 'peerId');
  return dynamo;
}
