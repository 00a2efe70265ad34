import { type TableName, tableVariable } from '#domain/keys';
import * as z from 'zod';

/** Reads the environment once, at cold start; a missing variable fails the start with its name, not the first request. */
export function readEnvironment<S extends z.ZodRawShape>(shape: S): z.infer<z.ZodObject<S>> {
  // One by one: zod compiles an object when it first reads one, which costs a cold start more than these few texts.
  const read = Object.entries(shape).map(
    ([name, schema]) => [name, z.safeParse(schema, process.env[name])] as const,
  );
  const wrong = read.flatMap(([name, { success }]) => (success ? [] : [name]));
  if (wrong.length > 0) throw new Error(`Environment is missing or wrong: ${wrong.join(', ')}`);
  return Object.fromEntries(read.map(([name, { data }]) => [name, data])) as z.infer<z.ZodObject<S>>;
}

/** The deployed name of a table this function was granted. */
export function deployedTable(table: TableName): string {
  const name = process.env[tableVariable(table)];
  if (!name) throw new Error(`Environment is missing or wrong: ${tableVariable(table)}`);
  return name;
}
