import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * What subscribers get of a mutation's result: the members that the mutation itself asked for, under their own names
 * (an alias is the publisher's affair). AppSync does the same: a member not asked for arrives as null.
 */
export function selectedOf(value: unknown, info: GraphQLResolveInfo): unknown {
  const sets = info.fieldNodes.map((node) => node.selectionSet).filter((set) => set !== undefined);
  return pick(value, sets, info.fragments);
}

function pick(
  value: unknown,
  sets: readonly SelectionSetNode[],
  fragments: Record<string, FragmentDefinitionNode>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, sets, fragments));
  if (typeof value !== 'object' || value === null || !sets.length) return value;
  const inner = new Map<string, SelectionSetNode[]>();
  const collect = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD)
        inner.set(node.name.value, [
          ...(inner.get(node.name.value) ?? []),
          ...(node.selectionSet ? [node.selectionSet] : []),
        ]);
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else collect(fragments[node.name.value]!.selectionSet);
    }
  };
  sets.forEach(collect);
  const members = value as Record<string, unknown>;
  return Object.fromEntries(
    [...inner]
      .filter(([name]) => name in members)
      .map(([name, deeper]) => [name, pick(members[name], deeper, fragments)]),
  );
}
