import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { type AppSyncError, notAuthorized } from './appsync-error.ts';
import { type Caller, permits, rulesOf } from './authorization.ts';
import type { ApiDefinition, DataSource, ResolverDefinition } from './definition.ts';
import { loadResolver, type ResolverModule } from './runtime/evaluator.ts';
import { selectedOf } from './field-selection.ts';
import { prelude } from './runtime/prelude.ts';
import { type Backends, runResolver } from './runtime/run-resolver.ts';
import { scalars } from './scalars.ts';

/** What the fields of one operation share. */
export interface OperationContext {
  caller: Caller;
  headers: Record<string, string>;
  /** Called before each resolver; throws past the limit. */
  countResolver: () => void;
  /** Errors added beside the data, with where they belong. */
  appended: { error: AppSyncError; info: GraphQLResolveInfo }[];
  /** Set while an event is delivered: the subscription's field reads it instead of running its resolver. */
  event?: { value: unknown };
}

export interface ApiSchema {
  schema: GraphQLSchema;
  /** Swaps the code of one resolver; its data source stays. */
  replaceCode(field: { typeName: string; fieldName: string; code: string }): void;
}

/**
 * The API as something graphql-js executes: every field checks its directives, then runs its resolver.
 * @param backendsOf what a data source may use
 * @param published told of each mutation's result that subscriptions may listen to
 * @throws when a resolver names no field, or a subscription listens to no mutation
 */
export function createApiSchema(
  api: ApiDefinition,
  backendsOf: (dataSource: DataSource) => Backends,
  now: () => number,
  published: (mutation: string, value: unknown) => void,
): ApiSchema {
  const schema = buildSchema(prelude + api.sdl);
  for (const [name, scalar] of Object.entries(scalars)) {
    const { serialize, parseValue, parseLiteral } = scalar;
    Object.assign(schema.getType(name)!, { serialize, parseValue, parseLiteral });
  }
  const modules = new Map<string, ResolverModule>();
  const replaceCode: ApiSchema['replaceCode'] = ({ typeName, fieldName, code }) => {
    const name = `${typeName}.${fieldName}`;
    modules.set(name, loadResolver(code, name, now));
  };
  for (const resolver of api.resolvers) replaceCode(resolver);
  const attached = new Map(
    api.resolvers.map((resolver) => [`${resolver.typeName}.${resolver.fieldName}`, resolver]),
  );
  refuseUnknownFields(schema, attached.keys());

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.astNode) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      const resolver = attached.get(name);
      const run = resolver
        ? resolving(resolver, backendsOf(resolver.dataSource), () => modules.get(name)!)
        : defaultFieldResolver;
      field.resolve = guarded(type, field, api, delivering(type, schema, published, run));
    }
  }
  return { schema, replaceCode };
}

type Resolve = (
  source: unknown,
  args: Record<string, unknown>,
  context: OperationContext,
  info: GraphQLResolveInfo,
) => unknown;

/** A field with a resolver. `moduleNow` is asked at each call, so that new code takes over. */
function resolving(
  { typeName, fieldName, dataSource }: ResolverDefinition,
  backends: Backends,
  moduleNow: () => ResolverModule,
): Resolve {
  return async (source, args, context, info) => {
    const { caller, headers, countResolver } = context;
    countResolver();
    const call = { typeName, fieldName, args, source, variables: info.variableValues, caller, headers };
    const { value, appended } = await runResolver(moduleNow(), dataSource, backends, call);
    context.appended.push(...appended.map((error) => ({ error, info })));
    return value;
  };
}

/** Checks the directives before anything runs. A role's policy names fields of the three root types only. */
function guarded(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  api: ApiDefinition,
  run: Resolve,
) {
  const rules = rulesOf(type.astNode!, field.astNode!, api.defaultMode);
  const isRoot = ['Query', 'Mutation', 'Subscription'].includes(type.name);
  return ((source, args, context, info) => {
    const { caller } = context;
    if (!permits(rules, caller) || (isRoot && !caller.mayCall(type.name, field.name)))
      throw notAuthorized(field.name, type.name);
    return run(source, args, context, info);
  }) as Resolve as GraphQLField<unknown, unknown>['resolve'];
}

/** A mutation tells its result to listeners; a subscription in delivery shows the event. */
function delivering(
  type: GraphQLObjectType,
  schema: GraphQLSchema,
  published: (mutation: string, value: unknown) => void,
  run: Resolve,
): Resolve {
  if (type === schema.getSubscriptionType())
    return (source, args, context, info) =>
      context.event ? context.event.value : run(source, args, context, info);
  if (type !== schema.getMutationType()) return run;
  return async (source, args, context, info) => {
    const value = await run(source, args, context, info);
    if (value != null) published(info.fieldName, selectedOf(value, info));
    return value;
  };
}

function refuseUnknownFields(schema: GraphQLSchema, names: Iterable<string>): void {
  for (const name of names) {
    const [typeName = '', fieldName = ''] = name.split('.');
    const type = schema.getType(typeName);
    if (!isObjectType(type) || !type.getFields()[fieldName])
      throw new Error(`The resolver ${name} names no field of the schema`);
  }
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {}))
    for (const mutation of listenedTo(field))
      if (!mutations[mutation])
        throw new Error(`Subscription.${field.name} listens to ${mutation}, which does not exist`);
}

/** The mutations that `@aws_subscribe` names. */
export function listenedTo(field: GraphQLField<unknown, unknown>): string[] {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
  const list = directive?.arguments?.[0]?.value;
  return list?.kind === 'ListValue'
    ? list.values.flatMap((value) => (value.kind === 'StringValue' ? [value.value] : []))
    : [];
}
