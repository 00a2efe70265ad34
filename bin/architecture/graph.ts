import { arrowsOf, type Arrow } from './arrows.ts';
import { services } from './grants.ts';
import { nodesOf, type Node } from './nodes.ts';
import { partOf, resourcesOf, type StackTemplate } from './template.ts';

/** One stack: what it holds, and which stacks it reads. */
export interface StackCard {
  name: string;
  holds: string;
  uses: string[];
}

export interface Graph {
  stacks: StackCard[];
  nodes: Node[];
  arrows: Arrow[];
}

/** Everything that the drawing shows, read from the templates. */
export function graphOf(templates: StackTemplate[]): Graph {
  const resources = resourcesOf(templates);
  const nodes = [...nodesOf(resources), ...services];
  const stacks = templates.map(({ name, template }) => {
    const stack = partOf(name);
    const refers = resources
      .filter((one) => one.stack === stack)
      .flatMap((one) => one.refersTo(one.properties));
    const used = new Set(refers.map((key) => key.slice(0, key.indexOf('/'))));
    return {
      name: stack,
      holds: countsOf(
        nodes.filter((node) => node.stack === stack),
        Object.values(template.Resources).map(({ Type }) => Type),
      ),
      uses: templates.map((one) => partOf(one.name)).filter((other) => other !== stack && used.has(other)),
    };
  });
  return { stacks, nodes, arrows: arrowsOf(resources, nodes) };
}

const words: Partial<Record<Node['kind'], [string, string]>> = {
  users: ['user pool', 'user pools'],
  site: ['distribution', 'distributions'],
  graphql: ['GraphQL API', 'GraphQL APIs'],
  api: ['REST API', 'REST APIs'],
  table: ['table', 'tables'],
  bucket: ['bucket', 'buckets'],
  function: ['function', 'functions'],
  queue: ['queue', 'queues'],
  topic: ['topic', 'topics'],
  schedule: ['schedule', 'schedules'],
};

/** "16 tables, 2 buckets", and the alarms on them. */
function countsOf(nodes: Node[], types: string[]): string {
  const drawn = Object.entries(words).map(([kind, names]) => ({
    count: nodes.filter((node) => node.kind === kind).length,
    names,
  }));
  const alarms = types.filter((type) => type === 'AWS::CloudWatch::Alarm').length;
  return [...drawn, { count: alarms, names: ['alarm', 'alarms'] as const }]
    .filter(({ count }) => count > 0)
    .map(({ count, names }) => `${count} ${names[count === 1 ? 0 : 1]}`)
    .join(', ');
}
