/**
 * Groups of nodes that reach each other along the arrows, each with two members at least: Tarjan's strongly connected
 * components (1972).
 */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  /** The lowest place in `path` that the node reaches. */
  const visit = (node: string): number => {
    const own = order.size;
    let low = own;
    order.set(node, own);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next)!);
    }
    if (low === own) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
