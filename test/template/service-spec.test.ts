import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { ownDomain, synthesized } from './synthesized.ts';

/**
 * Every resource against AWS's own specification of its type: a second opinion beside the validator of the CDK, which reads other rules. Unknown
 * types and properties, what is required and missing, values of another kind, attributes that a type does not have.
 */
const spec = await loadAwsServiceSpec();
const stages = {
  prodb: synthesized({ stage: 'prodb' }, false, { ...ownDomain, mailFrom: 'hello@example.com' }),
  'a branch': synthesized({ branch: 'main' }, false),
};
afterAll(() => Object.values(stages).forEach(({ folder }) => rmSync(folder, { recursive: true })));

type Fields = Record<string, { type: Kind; required?: boolean }>;
interface Kind {
  type: string;
  element?: Kind;
  types?: Kind[];
  reference?: { $ref: string };
}
type Value = Record<string, unknown>;

const typeOf = (name: string) => [...spec.lookup('resource', 'cloudFormationType', 'equals', name)][0];
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Known only when it deploys: `Ref`, `Fn::GetAtt` and the like. */
const isLater = (value: unknown) =>
  isObject(value) && Object.keys(value).length === 1 && /^(Ref|Fn::|Condition)/.test(Object.keys(value)[0]!);

function faultsIn(value: unknown, kind: Kind, at: string): string[] {
  if (isLater(value) || kind.type === 'json') return [];
  if (kind.type === 'union') {
    const each = kind.types!.map((one) => faultsIn(value, one, at));
    return each.find((faults) => faults.length === 0) ?? each[0]!;
  }
  if (kind.type === 'array')
    return Array.isArray(value)
      ? value.flatMap((one, n) => faultsIn(one, kind.element!, `${at}[${n}]`))
      : [`${at} is no list`];
  if (kind.type === 'map')
    return isObject(value)
      ? Object.entries(value).flatMap(([name, one]) => faultsIn(one, kind.element!, `${at}.${name}`))
      : [`${at} is no map`];
  if (kind.type === 'tag') return isObject(value) ? [] : [`${at} is no tag`];
  if (kind.type === 'ref') {
    const { properties } = spec.get('typeDefinition', kind.reference as never) as unknown as {
      properties: Fields;
    };
    return isObject(value) ? faultsOf(value, properties, at) : [`${at} is no object`];
  }
  return fits(value, kind.type) ? [] : [`${at} is no ${kind.type}: ${JSON.stringify(value)}`];
}

/** CloudFormation takes numbers and truth values as text, too. */
function fits(value: unknown, type: string): boolean {
  if (type === 'boolean') return typeof value === 'boolean' || value === 'true' || value === 'false';
  if (type === 'number' || type === 'integer') return value !== '' && Number.isFinite(Number(value));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function faultsOf(value: Value, fields: Fields, at: string): string[] {
  const missing = Object.entries(fields)
    .filter(([name, { required }]) => required && value[name] === undefined)
    .map(([name]) => `${at} lacks ${name}`);
  const unknown = Object.keys(value).filter((name) => !(name in fields));
  return [
    ...missing,
    ...unknown.map((name) => `${at} has ${name}, which there is not`),
    ...Object.entries(value).flatMap(([name, one]) =>
      name in fields ? faultsIn(one, fields[name]!.type, `${at}.${name}`) : [],
    ),
  ];
}

const isOwn = (type: string) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';
function faultsOfResource(
  id: string,
  { Type, Properties = {} }: { Type: string; Properties?: Value },
): string[] {
  if (isOwn(Type)) return [];
  const resource = typeOf(Type);
  if (!resource) return [`${id}: there is no ${Type}`];
  return faultsOf(Properties, resource.properties as unknown as Fields, id);
}

test.each(Object.entries(stages))('of %s fits what AWS says of its type', (_, { all }) => {
  expect(all.length).toBeGreaterThan(250);
  expect(all.flatMap(([id, resource]) => faultsOfResource(id, resource))).toEqual([]);
});

test.each(Object.entries(stages))(
  'no attribute of %s is asked for that its type does not have',
  (_, { all }) => {
    const types = new Map(all.map(([id, { Type }]) => [id, Type]));
    const asked = [...JSON.stringify(all).matchAll(/"Fn::GetAtt":\["(\w+)","([\w.]+)"\]/g)];
    expect(asked.length).toBeGreaterThan(200);
    const unknown = asked.filter(([, id, attribute]) => {
      const type = types.get(id!);
      return type !== undefined && !isOwn(type) && !(attribute! in (typeOf(type)?.attributes ?? {}));
    });
    expect(unknown.map(([, id, attribute]) => `${types.get(id!)}.${attribute}`)).toEqual([]);
  },
);

test.each([
  ['an unknown type', { Type: 'AWS::SQS::Kueue' }, 'there is no AWS::SQS::Kueue'],
  [
    'an unknown property',
    { Type: 'AWS::SQS::Queue', Properties: { Visibility: 1 } },
    'Visibility, which there is not',
  ],
  ['a missing one', { Type: 'AWS::Lambda::Function', Properties: { Code: {} } }, 'lacks Role'],
  ['another kind', { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 'long' } }, 'is no integer'],
  [
    'one deep inside',
    { Type: 'AWS::S3::Bucket', Properties: { LifecycleConfiguration: { Rules: [{ Id: 'all' }] } } },
    'LifecycleConfiguration.Rules[0] lacks Status',
  ],
])('it would find %s', (_, resource, said) => {
  expect(faultsOfResource('It', resource).join('; ')).toContain(said);
});
