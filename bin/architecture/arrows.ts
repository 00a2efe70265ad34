import { grantsOf } from './grants.ts';
import type { Found } from './template.ts';
import type { Node } from './nodes.ts';

/** starts: an event; reads, writes, sends: a grant or a subscription; serves: files behind a site. */
export type How = 'starts' | 'reads' | 'writes' | 'sends' | 'serves';

export interface Arrow {
  from: string;
  to: string;
  how: How;
  /** Which events, where the resource distinguishes them. */
  label?: string;
}

/** Every arrow that the template says, between nodes that are drawn. */
export function arrowsOf(resources: Found[], nodes: Node[]): Arrow[] {
  const drawn = new Set(nodes.map(({ key }) => key));
  const arrows = [...resources.flatMap(eventsOf), ...grantsOf(resources)];
  return once(arrows.filter(({ from, to }) => drawn.has(from) && drawn.has(to) && from !== to));
}

/** What starts what, resource by resource. */
function eventsOf(resource: Found): Arrow[] {
  const { key, type, properties, refersTo } = resource;
  const between = (from: unknown, to: unknown, how: How = 'starts', label?: string): Arrow[] =>
    refersTo(from).flatMap((source) =>
      refersTo(to).map((target) => ({ from: source, to: target, how, label })),
    );
  const self = { Ref: key.slice(key.indexOf('/') + 1) };
  switch (type) {
    case 'AWS::Lambda::EventSourceMapping':
      return between(properties.EventSourceArn, properties.FunctionName);
    case 'AWS::Scheduler::Schedule':
      return between(self, (properties.Target as { Arn: unknown }).Arn);
    case 'AWS::Lambda::Permission':
      return between(properties.SourceArn ?? [], properties.FunctionName);
    case 'AWS::AppSync::DataSource':
      return between(
        properties.ApiId,
        (properties.LambdaConfig as { LambdaFunctionArn: unknown } | undefined)?.LambdaFunctionArn ?? [],
      );
    case 'AWS::SNS::Subscription':
      return between(properties.TopicArn, properties.Endpoint, 'sends');
    case 'AWS::CloudFront::Distribution':
      return between(self, (properties.DistributionConfig as { Origins: unknown }).Origins, 'serves');
    case 'AWS::Cognito::UserPool':
      return Object.entries(properties.LambdaConfig ?? {}).flatMap(([trigger, target]) =>
        between(self, target, 'starts', trigger),
      );
    default:
      return [];
  }
}

/** One arrow for each pair and kind, with the labels of all; a permission repeats what a trigger says. */
function once(arrows: Arrow[]): Arrow[] {
  const kept = new Map<string, Arrow & { labels: Set<string> }>();
  for (const arrow of arrows) {
    const name = `${arrow.from} ${arrow.how} ${arrow.to}`;
    const same = kept.get(name) ?? { ...arrow, labels: new Set<string>() };
    if (arrow.label !== undefined) same.labels.add(arrow.label);
    kept.set(name, same);
  }
  return [...kept.values()].map(({ labels, ...arrow }) => ({
    ...arrow,
    label: labels.size === 0 ? undefined : [...labels].join(', '),
  }));
}
