import { ProductError } from '#domain/errors';
import * as z from 'zod';
import type { Comparison } from '../store/table/update-expression.ts';

const Field = z.strictObject({
  eq: z.union([z.string().max(500), z.boolean()]).nullish(),
  ne: z.union([z.string().max(500), z.boolean()]).nullish(),
  attributeExists: z.boolean().nullish(),
});

const fields = [
  'preferredName',
  'firstName',
  'lastName',
  'updatedAt',
  'tourEnabled',
  'alertsMonitoring',
] as const;

type Condition = { and?: unknown[] | null } & Partial<Record<(typeof fields)[number], unknown>>;

const most = 20;

/**
 * A caller's condition as comparisons. Only equality and existence of the fields listed: anything finer would let a
 * condition be asked like an oracle. It is evaluated only after the record is known to be the caller's.
 */
export function userCondition(condition: unknown): Comparison[] {
  if (condition == null) return [];
  const { and, ...own } = condition as Condition;
  const comparisons = Object.entries(own).flatMap(([field, operators]) => comparisonsOf(field, operators));
  const all = [...comparisons, ...(and ?? []).flatMap((part) => userCondition(part))];
  if (all.length > most) throw new ProductError('INVALID_INPUT', `condition: at most ${most} comparisons.`);
  return all;
}

function comparisonsOf(field: string, operators: unknown): Comparison[] {
  if (operators == null) return [];
  const parsed = Field.safeParse(operators);
  if (!(fields as readonly string[]).includes(field) || !parsed.success)
    throw new ProductError('INVALID_INPUT', `condition.${field}: not a condition that can be used.`);
  const { eq, ne, attributeExists } = parsed.data;
  return [
    ...(eq != null ? [{ field, operator: '=' as const, value: eq }] : []),
    ...(ne != null ? [{ field, operator: '<>' as const, value: ne }] : []),
    ...(attributeExists != null
      ? [{ field, operator: attributeExists ? ('exists' as const) : ('not exists' as const) }]
      : []),
  ];
}
