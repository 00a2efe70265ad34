import type { Arrow } from './arrows.ts';
import type { Graph } from './graph.ts';
import type { Kind, Node } from './nodes.ts';

/** What a function does to the thing of one column. */
export type Mark = 'reads' | 'writes' | 'sends';

/** One line of the drawing: what starts it, what runs, what it reaches by column. */
export interface Row {
  start: Node;
  runs: Node;
  marks: Map<string, Mark>;
}

export interface Lane {
  title: string;
  rows: Row[];
}

interface Rows {
  lanes: Lane[];
  /** Groups of columns: tables, files, queues, and what else is called. */
  columns: Node[][];
}

/** In the order in which a newcomer meets them. */
const lanes: { title: string; kinds: Kind[] }[] = [
  { title: 'A page loads', kinds: ['site'] },
  { title: 'Someone signs up or in', kinds: ['users'] },
  { title: 'A page calls', kinds: ['graphql', 'api'] },
  { title: 'A schedule is due', kinds: ['schedule'] },
  { title: 'A queue or stream has work', kinds: ['queue', 'table', 'topic'] },
];

const groups: Kind[][] = [['table'], ['bucket'], ['queue'], ['graphql'], ['users'], ['service']];

/** Arranges a graph in rows by what starts them, and in columns by what they reach: so that no two lines cross. */
export function rowsOf({ nodes, arrows }: Graph): Rows {
  const marked = arrows.filter(({ how }) => how === 'reads' || how === 'writes' || how === 'sends');
  const working = new Set(arrows.filter(({ how }) => how === 'starts').map(({ from }) => from));
  const runners = new Set(
    nodes.filter(({ kind }) => kind === 'function' || kind === 'graphql').map(({ key }) => key),
  );
  const reached = new Set(marked.filter(({ from }) => runners.has(from)).map(({ to }) => to));
  const isColumn = ({ kind, key }: Node): boolean =>
    kind === 'table' || (reached.has(key) && (kind !== 'queue' || working.has(key)));
  const columns = groups.map((kinds) => nodes.filter((node) => kinds.includes(node.kind) && isColumn(node)));
  return {
    columns: columns.filter((group) => group.length > 0),
    lanes: lanes
      .map(({ title, kinds }) => ({
        title,
        rows: nodes
          .filter(({ kind }) => kinds.includes(kind))
          .flatMap((start) => startedBy(start, nodes, arrows).map((runs) => rowOf(start, runs, marked))),
      }))
      .filter(({ rows }) => rows.length > 0),
  };

  function rowOf(start: Node, runs: Node, grants: Arrow[]): Row {
    const strength: Record<string, number> = { reads: 0, writes: 1, sends: 2 };
    const own = grants
      .filter(({ from }) => from === (runs.kind === 'graphql' ? start.key : runs.key))
      .sort((a, b) => strength[a.how]! - strength[b.how]!);
    const note = start.note ?? noteOf(start, runs, { nodes, arrows });
    return { start: { ...start, note }, runs, marks: new Map(own.map(({ to, how }) => [to, how as Mark])) };
  }
}

/** What a start leads to; a GraphQL API first runs its own resolvers. */
function startedBy(start: Node, nodes: Node[], arrows: Arrow[]): Node[] {
  const keys = arrows.filter(({ from, how }) => from === start.key && (how === 'starts' || how === 'serves'));
  const found = keys.flatMap(({ to }) => nodes.filter(({ key }) => key === to));
  return start.kind === 'graphql' ? [{ ...start, name: 'resolvers' }, ...found] : found;
}

/** Which trigger it is, or where a queue's work comes from. */
function noteOf(
  start: Node,
  runs: Node,
  { nodes, arrows }: Pick<Graph, 'nodes' | 'arrows'>,
): string | undefined {
  const own = arrows.find(({ from, to, how }) => from === start.key && to === runs.key && how === 'starts');
  if (own?.label !== undefined) return own.label;
  if (start.kind === 'table') return 'stream of new rows';
  if (start.kind !== 'queue') return undefined;
  const senders = arrows.filter(({ to, how }) => to === start.key && how === 'sends').map(({ from }) => from);
  const names = nodes
    .filter(({ key }) => senders.includes(key) && key !== runs.key)
    .map(({ kind, name }) => (kind === 'topic' ? 'SNS topic' : name));
  return names.length === 0 ? undefined : `from ${names.join(', ')}`;
}
