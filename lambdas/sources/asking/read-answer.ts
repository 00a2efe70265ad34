import type * as z from 'zod';
import { SourceSilent } from '../source.ts';

/** The part of an answer that we read. @throws SourceSilent where it is not what the platform documents. */
export function readAnswer<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new SourceSilent('Its answer didn’t match its documentation.');
  return parsed.data;
}
