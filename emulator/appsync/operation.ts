import {
  type DocumentNode,
  execute,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  responsePathAsArray,
  specifiedRules,
  validate,
} from 'graphql';
import type { OperationContext } from './api-schema.ts';
import { AppSyncError } from './appsync-error.ts';
import type { Caller } from './authorization.ts';
import type { ApiDefinition } from './definition.ts';
import { checkDepth, createResolverCounter } from './limits.ts';

/** Our largest document has about 300; a bomb of aliases or nesting has thousands and would block or overflow. */
const MAX_TOKENS = 1000;

export interface Operation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** An error as AppSync writes it. */
export interface ShownError {
  path: readonly (string | number)[] | null;
  data: unknown;
  errorType: string | null;
  errorInfo: unknown;
  locations: { line: number; column: number; sourceName: null }[] | null;
  message: string;
}

/**
 * Reads and checks an operation; nothing has run yet.
 * @throws AppSyncError `MalformedHttpRequestException` (cannot be read) or a list in GraphQLErrors (does not fit)
 */
export function prepare(schema: GraphQLSchema, api: ApiDefinition, body: unknown): Operation {
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') throw malformed('Unable to parse GraphQL query.');
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables))
    throw malformed('Variables must be an object.');
  const document = checked(schema, api, query);
  const name = typeof operationName === 'string' ? operationName : undefined;
  const definition = getOperationAST(document, name);
  if (!definition) throw malformed('Unknown operation named or several operations without a name.');
  return {
    document,
    definition,
    operationName: name,
    variables: (variables ?? {}) as Record<string, unknown>,
  };
}

/** Documents of a schema that are known to fit it, by their text: pages send the same few again and again. */
const fitting = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();
const kept = { documents: 500, longest: 10_000 };

/** Reads a document and checks it against the schema and the API's depth, once. @throws as `prepare`, each time */
function checked(schema: GraphQLSchema, api: ApiDefinition, query: string): DocumentNode {
  const known = fitting.get(schema) ?? new Map<string, DocumentNode>();
  const before = known.get(query);
  if (before) return before;
  const document = read(query);
  const rules = api.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const faults = validate(schema, document, rules, { maxErrors: 10 });
  if (faults.length) throw new InvalidOperation(faults);
  checkDepth(document, api.queryDepthLimit);
  if (query.length > kept.longest) return document;
  if (known.size >= kept.documents) known.clear();
  fitting.set(schema, known.set(query, document));
  return document;
}

export class InvalidOperation extends Error {
  readonly faults: readonly GraphQLError[];
  constructor(faults: readonly GraphQLError[]) {
    super('Validation error');
    this.faults = faults;
  }
}

const malformed = (message: string) => new AppSyncError(message, 'MalformedHttpRequestException');

function read(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw malformed(`Unable to parse GraphQL query. ${error instanceof Error ? error.message : ''}`.trim());
  }
}

/** Runs an operation (or delivers an event to a subscription) and answers in AppSync's shape. */
export async function run(
  schema: GraphQLSchema,
  api: ApiDefinition,
  operation: Operation,
  from: { caller: Caller; headers: Record<string, string>; event?: { value: unknown } },
): Promise<{ data: unknown; errors?: ShownError[] }> {
  const context: OperationContext = {
    ...from,
    countResolver: createResolverCounter(api.resolverCountLimit),
    appended: [],
  };
  const result = await execute({
    schema,
    document: operation.document,
    operationName: operation.operationName,
    variableValues: operation.variables,
    contextValue: context,
  });
  const appended = context.appended.map(({ error, info }) =>
    show(
      new GraphQLError(error.message, {
        nodes: info.fieldNodes,
        path: responsePathAsArray(info.path),
        originalError: error,
      }),
    ),
  );
  const errors = [...(result.errors ?? []).map(show), ...appended];
  return { data: result.data ?? null, ...(errors.length && { errors }) };
}

/** Names of the top fields of an operation, fragments left out: a subscription has exactly one. */
export const topField = (definition: OperationDefinitionNode) =>
  definition.selectionSet.selections.find((node) => node.kind === Kind.FIELD);

export function show(error: GraphQLError): ShownError {
  const original = error.originalError;
  const known = original instanceof AppSyncError ? original : undefined;
  return {
    path: error.path ?? null,
    data: known?.data ?? null,
    errorType: known?.errorType ?? (error.path ? null : 'ValidationError'),
    errorInfo: known?.errorInfo ?? null,
    locations: error.locations?.map(({ line, column }) => ({ line, column, sourceName: null })) ?? null,
    message: error.message,
  };
}
