import { AppSyncError, notAuthorized } from '../appsync-error.ts';
import type { Caller } from '../authorization.ts';
import type { DataSource } from '../definition.ts';
import { type Dynamo, type DynamoRequest, runDynamoRequest } from '../dynamodb/dynamodb-source.ts';
import type { Evaluation, ResolverModule } from './evaluator.ts';

export interface Backends {
  dynamo: Dynamo;
  /** Runs a function and gives what it returned; a function that failed rejects. */
  invokeLambda(arn: string, event: unknown): Promise<unknown>;
}

/** One field to resolve, as the resolver's context shows it. */
export interface FieldCall {
  typeName: string;
  fieldName: string;
  args: Record<string, unknown>;
  source?: unknown;
  variables?: Record<string, unknown>;
  caller: Caller;
  headers: Record<string, string>;
}

/** What crosses AppSync's edges is JSON: undefined members vanish, prototypes too. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * One unit resolver: request, data source, response.
 * @throws AppSyncError what `util.error` said, or the resolver's own mistake
 */
export async function runResolver(
  module: ResolverModule,
  dataSource: DataSource,
  backends: Backends,
  call: FieldCall,
): Promise<Pick<Evaluation, 'value' | 'appended'>> {
  const ctx = contextOf(call);
  try {
    const asked = module.request(ctx);
    if (asked.early) return { value: asJson(asked.value), appended: asked.appended };
    try {
      ctx.result = await fetchFrom(dataSource, backends, asJson(asked.value));
    } catch (error) {
      if (!(error instanceof AppSyncError)) throw error;
      ctx.result = error.data;
      ctx.error = { message: error.message, type: error.errorType };
    }
    const answered = module.response(ctx);
    return { value: asJson(answered.value), appended: [...asked.appended, ...answered.appended] };
  } catch (error) {
    const refused = error instanceof AppSyncError && error.errorType === 'Unauthorized';
    throw refused ? notAuthorized(call.fieldName, call.typeName) : error;
  }
}

function contextOf({ typeName, fieldName, args, source, variables, caller, headers }: FieldCall) {
  const plain = asJson(args);
  return {
    args: plain,
    arguments: plain,
    source: asJson(source),
    identity: asJson(caller.identity),
    authType: caller.authType,
    request: { headers, domainName: null },
    info: { fieldName, parentTypeName: typeName, variables: asJson(variables ?? {}) },
    env: {},
    stash: {},
    prev: null as unknown,
    result: null as unknown,
    error: undefined as { message: string; type: string | null } | undefined,
  };
}

async function fetchFrom(dataSource: DataSource, backends: Backends, request: unknown): Promise<unknown> {
  const { operation, payload } = (request ?? {}) as { operation?: string; payload?: unknown };
  if (dataSource.type === 'NONE') return payload ?? null;
  if (dataSource.type === 'AMAZON_DYNAMODB')
    return asJson(await runDynamoRequest(backends.dynamo, dataSource.tableName!, request as DynamoRequest));
  if (operation !== 'Invoke')
    throw new AppSyncError(`The emulated AppSync does not ${operation} a Lambda`, 'Code');
  try {
    return asJson(await backends.invokeLambda(dataSource.lambdaArn!, payload));
  } catch (error) {
    throw new AppSyncError(error instanceof Error ? error.message : String(error), 'Lambda:Unhandled');
  }
}
