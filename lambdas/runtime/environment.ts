import { type TableName, tableVariable } from '#domain/keys';
import * as z from 'zod';

/** Reads the environment once, at cold start; a missing variable fails the start with its name, not the first request. */
export function readEnvironment<S extends z.ZodRawShape>(shape: S): z.infer<z.ZodObject<S>> {
  const parsed = z.object(shape).safeParse(process.env);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`Environment is missing or wrong: ${names}`);
}

/** The deployed name of a table this function was granted. */
export function deployedTable(table: TableName): string {
  const name = process.env[tableVariable(table)];
  if (!name) throw new Error(`Environment is missing or wrong: ${tableVariable(table)}`);
  return name;
}
