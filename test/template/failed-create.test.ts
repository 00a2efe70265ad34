import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { ownDomain, type Resource, type StackTemplate, synthesized } from './synthesized.ts';

/**
 * A first deploy that fails, at each place at which it can: what CloudFormation has made is taken back in its order, and the same command
 * makes everything. Its rules, as far as they decide that: references and DependsOn give the order; `Retain` survives a rollback,
 * `RetainExceptOnCreate` does not; what is protected, and a bucket with something in it, cannot be deleted; two things cannot have one name.
 */
const stages = {
  'the first deploy of prodb': synthesized({ stage: 'prodb', first: 'true' }, false, {
    ...ownDomain,
    mailFrom: 'a@example.com',
  }),
  'a branch': synthesized({ branch: 'main' }, false),
};
afterAll(() => Object.values(stages).forEach(({ folder }) => rmSync(folder, { recursive: true })));

type Entry = [id: string, resource: Resource & { DependsOn?: string | string[] }];

const mentioned = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"(?:Ref|Fn::GetAtt)":(?:"|\[")(\w+)"|\$\{(\w+)[.}]/g)].map(
    ([, one, other]) => one ?? other!,
  );

/** Each after what it refers to. */
function inOrder({ Resources }: StackTemplate): Entry[] {
  const order: Entry[] = [];
  const placed = new Set<string>();
  const place = (id: string, above: readonly string[]) => {
    if (placed.has(id) || !Resources[id]) return;
    if (above.includes(id)) throw new Error(`A circle: ${[...above, id].join(' -> ')}`);
    const resource = Resources[id] as Entry[1];
    for (const one of [...mentioned(resource.Properties), ...[resource.DependsOn ?? []].flat()])
      place(one, [...above, id]);
    placed.add(id);
    order.push([id, resource]);
  };
  Object.keys(Resources).forEach((id) => place(id, []));
  return order;
}

const nameKeys = [
  'BucketName',
  'TableName',
  'FunctionName',
  'LogGroupName',
  'QueueName',
  'TopicName',
  'RoleName',
  'DashboardName',
  'AlarmName',
  'UserPoolName',
  'Domain',
];
const nameOf = ([, { Type, Properties = {} }]: Entry): string | undefined => {
  // One of AWS's own making, or of a resource that it refers to, meets nothing.
  const name = nameKeys.map((one) => Properties[one] as unknown).find((one) => typeof one === 'string');
  return name === undefined ? undefined : `${Type} ${String(name)}`;
};
const isProtected = ({ Properties = {} }: Resource) =>
  Properties.DeletionProtectionEnabled === true || Properties.DeletionProtection === 'ACTIVE';

/** What there is in the account. */
class Account {
  readonly there = new Map<string, Entry>();
  private readonly filled = new Set<string>();

  create(stack: string, entry: Entry): void {
    const name = nameOf(entry);
    if (name && [...this.there.values()].some((one) => nameOf(one) === name))
      throw new Error(`${name} already exists`);
    this.there.set(`${stack}/${entry[0]}`, entry);
    const [, { Type, Properties }] = entry;
    if (Type === 'Custom::CDKBucketDeployment')
      this.filled.add(mentioned(Properties.DestinationBucketName)[0] ?? '');
  }

  /** @returns why it could not be */
  delete(stack: string, [id, resource]: Entry): string | undefined {
    if (resource.Type === 'Custom::S3AutoDeleteObjects')
      this.filled.delete(mentioned(resource.Properties.BucketName)[0] ?? '');
    if (resource.DeletionPolicy === 'Retain') return `${id} is retained`;
    if (isProtected(resource)) return `${id} is protected`;
    if (resource.Type === 'AWS::S3::Bucket' && this.filled.has(id)) return `${id} is not empty`;
    this.there.delete(`${stack}/${id}`);
    return undefined;
  }
}

describe.each(Object.entries(stages))('%s', (_, { stacks }) => {
  it.each(stacks.map((stack) => [stack.name, stack] as const))(
    '%s may fail at each of its resources, and be repeated',
    (name, { template, protected: kept }) => {
      const order = inOrder(template);
      expect(kept).toBe(false);
      for (let failing = 0; failing < order.length; failing++) {
        const account = new Account();
        // What fails may have done its work already: it is taken back as the others are.
        const made = order.slice(0, failing + 1);
        for (const entry of made) account.create(name, entry);
        const left = made.reverse().flatMap((entry) => account.delete(name, entry) ?? []);
        expect(left, order[failing]![0]).toEqual([]);
        expect([...account.there.keys()], order[failing]![0]).toEqual([]);
        for (const entry of order) account.create(name, entry);
        expect(account.there.size).toBe(order.length);
      }
    },
  );
});
