import type { Found } from './template.ts';

export type Kind =
  | 'api'
  | 'graphql'
  | 'function'
  | 'table'
  | 'bucket'
  | 'queue'
  | 'topic'
  | 'schedule'
  | 'users'
  | 'site'
  | 'service';

/** A box or a column of the drawing. */
export interface Node {
  key: string;
  kind: Kind;
  stack: string;
  name: string;
  /** What stands below the name. */
  note?: string;
}

/** What is drawn; all other types serve these. */
const kinds: Record<string, Kind> = {
  'AWS::ApiGateway::RestApi': 'api',
  'AWS::AppSync::GraphQLApi': 'graphql',
  'AWS::Lambda::Function': 'function',
  'AWS::DynamoDB::Table': 'table',
  'AWS::S3::Bucket': 'bucket',
  'AWS::SQS::Queue': 'queue',
  'AWS::SNS::Topic': 'topic',
  'AWS::Scheduler::Schedule': 'schedule',
  'AWS::Cognito::UserPool': 'users',
  'AWS::CloudFront::Distribution': 'site',
};

/** The nodes of a template, without what CDK adds for its own deployments. */
export function nodesOf(resources: Found[]): Node[] {
  const byKey = new Map(resources.map((resource) => [resource.key, resource]));
  return resources.flatMap((resource) => {
    const kind = kinds[resource.type];
    if (kind === undefined || resource.id.startsWith('CustomCDK')) return [];
    const { key, stack } = resource;
    return [{ key, kind, stack, ...namesBy[kind]?.(resource, byKey), ...defaultName(resource, kind, byKey) }];
  });
}

type Naming = (resource: Found, byKey: Map<string, Found>) => { name?: string; note?: string };

/** Kinds whose name or note stands in a property. */
const namesBy: Partial<Record<Kind, Naming>> = {
  schedule: ({ properties }) => ({ note: everyOf(String(properties.ScheduleExpression)) }),
};

/** `rate(5 minutes)` -> `every 5 minutes`. */
const everyOf = (rate: string): string => rate.replace(/^rate\((?:1 )?(.+)\)$/, 'every $1');

function defaultName(resource: Found, kind: Kind, byKey: Map<string, Found>): { name: string } {
  if (kind === 'function') return { name: functionName(resource, byKey) };
  if (kind === 'api') return { name: String(resource.properties.Name).replace(/-.*$/, '') };
  if (kind === 'graphql') return { name: 'GraphQL' };
  if (kind === 'users') return { name: 'User pool' };
  if (kind === 'site') return { name: 'CloudFront' };
  if (kind === 'table') return { name: wordsOf(resource.id).replaceAll(' ', '') };
  return { name: sentenceCase(wordsOf(resource.id)) };
}

const sentenceCase = (words: string): string => words.slice(0, 1) + words.slice(1).toLowerCase();

/** A product's function is named after its file in lambdas/, which its role's description begins with. */
function functionName({ id, properties, refersTo }: Found, byKey: Map<string, Found>): string {
  const role = byKey.get(refersTo(properties.Role)[0] ?? '');
  return /^([a-z][a-z-]*): /.exec(String(role?.properties.Description))?.[1] ?? wordsOf(id);
}

/** A logical id without the stack's own construct, the kind and CDK's eight digits: `ApiScanningQueue18BC6620` -> `Scanning`. */
function wordsOf(id: string): string {
  const words = id
    .replace(/[0-9A-F]{8}$/, '')
    .replace(/^(Tables|Api|Identity|Web)(?=[A-Z])/, '')
    .replace(/(Queue|Topic|Bucket)$/, '');
  return words.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
