import * as z from 'zod';
import type { Comparison } from './update-expression.ts';

/**
 * How often a row was written: the lock of whoever has read it. A moment is none, for two edits share a millisecond; nor is
 * a status, which comes back. See docs/decisions/031-every-edit-is-counted.md.
 */
export const Version = z.number().int().min(0).nullish();

export interface Counted {
  version?: z.infer<typeof Version>;
}

/** The count of a row that is written over `before`. */
export const nextVersion = ({ version }: Counted): number => (version ?? 0) + 1;

/** Holds while nobody has written the row since it was read; a row from before they were counted has no count. */
export const sameVersion = ({ version }: Counted): Comparison =>
  version == null
    ? { field: 'version', operator: 'not exists' }
    : { field: 'version', operator: '=', value: version };

/** What a write of a whole row requires. */
interface RowCondition {
  ConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** The same as a condition on a whole row that is put or deleted; `before` undefined: there must be none. */
export function asRead(key: string, before: Counted | undefined): RowCondition {
  if (!before) return { ConditionExpression: `attribute_not_exists(${key})` };
  const names = { ExpressionAttributeNames: { '#version': 'version' } };
  if (before.version == null)
    return { ConditionExpression: `attribute_exists(${key}) AND attribute_not_exists(#version)`, ...names };
  return {
    ConditionExpression: '#version = :version',
    ...names,
    ExpressionAttributeValues: { ':version': before.version },
  };
}
