import type { Arrow, How } from './arrows.ts';
import type { Node } from './nodes.ts';
import type { Found } from './template.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

/** Services of AWS that a grant names without a resource of the template. */
export const services: Node[] = [
  { key: 'ses', kind: 'service', stack: 'AWS', name: 'Email (SES)' },
  { key: 'sns', kind: 'service', stack: 'AWS', name: 'Texts (SNS)' },
];

/** What a permitted action does to its resource; undefined: nothing to draw (logs, traces, taking from its own queue). */
function effectOf(action: string): How | undefined {
  const [service, verb = ''] = action.split(':');
  if (service === 'sqs' || service === 'sns' || service === 'ses')
    return /^(Send|Publish)/.test(verb) ? 'sends' : undefined;
  if (service === 'appsync') return 'sends';
  if (service !== 'dynamodb' && service !== 's3' && service !== 'cognito-idp') return undefined;
  return /Put|Update|Delete|Write|Set|Create/.test(verb) ? 'writes' : 'reads';
}

/** The arrows of all grants: from the function, or the API, whose role they are given to. */
export function grantsOf(resources: Found[]): Arrow[] {
  const holders = holdersOf(resources);
  return resources.flatMap((resource) =>
    policiesOf(resource).flatMap(({ roles, statements }) =>
      roles.flatMap((role) =>
        (holders.get(role) ?? []).flatMap((from) => arrowsOf(from, statements, resource)),
      ),
    ),
  );
}

/** Who acts under a role: the function, or the API whose data source has it. */
function holdersOf(resources: Found[]): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const { key, type, properties, refersTo } of resources) {
    const add = (role: unknown, who: string[]): void =>
      refersTo(role).forEach((name) => holders.set(name, [...(holders.get(name) ?? []), ...who]));
    if (type === 'AWS::Lambda::Function') add(properties.Role, [key]);
    if (type === 'AWS::AppSync::DataSource' && properties.ServiceRoleArn !== undefined)
      add(properties.ServiceRoleArn, refersTo(properties.ApiId));
  }
  return holders;
}

function policiesOf({
  key,
  type,
  properties,
  refersTo,
}: Found): { roles: string[]; statements: Statement[] }[] {
  const statementsIn = (policy: unknown): Statement[] =>
    (policy as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement;
  if (type === 'AWS::IAM::Policy')
    return [{ roles: refersTo(properties.Roles), statements: statementsIn(properties) }];
  if (type === 'AWS::IAM::Role')
    return ((properties.Policies ?? []) as unknown[]).map((policy) => ({
      roles: [key],
      statements: statementsIn(policy),
    }));
  return [];
}

const arrowsOf = (from: string, statements: Statement[], { refersTo }: Found): Arrow[] =>
  statements
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap((action) => {
        const how = effectOf(action);
        if (how === undefined) return [];
        const service = action.split(':')[0]!;
        const named = services.some(({ key }) => key === service) ? [service] : [];
        return [...refersTo(Resource), ...named].map((to) => ({ from, to, how }));
      }),
    );
