import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';
import { AppSyncError } from './appsync-error.ts';

/**
 * Refuses a document whose fields nest deeper than the API allows. A field of Query is depth 1; what asks for the
 * schema itself does not count, so that tools can still read it where introspection is on.
 * Runs after validation: fragments exist and do not contain themselves.
 * @param limit 0 = none
 */
export function checkDepth(document: DocumentNode, limit: number): void {
  if (!limit) return;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    if (!known.has(name)) known.set(name, depthOf(fragments.get(name)?.selectionSet));
    return known.get(name)!;
  };
  const depthOf = (selection: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(selection?.selections ?? []).map((node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
        if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet);
        return node.name.value.startsWith('__') ? 0 : 1 + depthOf(node.selectionSet);
      }),
    );

  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && depthOf(definition.selectionSet) > limit)
      throw new AppSyncError(`Query depth exceeds the limit of ${limit}`, 'QueryDepthLimitExceeded');
}

/** Counts the resolvers of one request. @param limit 0 = none */
export function createResolverCounter(limit: number): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (limit && count > limit)
      throw new AppSyncError(`Resolver count exceeds the limit of ${limit}`, 'ResolverCountLimitExceeded');
  };
}
