import type * as z from 'zod';

/** What a form asks of a schema; those of `zod` and of `zod/mini` both have it. */
export interface FormSchema<Output = unknown> {
  _zod: z.core.$ZodType<Output>['_zod'];
  safeParse(
    value: unknown,
    context?: { error?: (issue: z.core.$ZodRawIssue) => string },
  ): { success: true; data: Output } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } };
}

const fieldOf = (schema: FormSchema, name: string): z.core.$ZodType | undefined =>
  (schema._zod.def as Partial<z.core.$ZodObjectDef>).shape?.[name];

/** How many characters the schema lets a field have; undefined where it sets no limit. */
export function mostCharacters(schema: FormSchema, name: string): number | undefined {
  let field = fieldOf(schema, name);
  while (field) {
    const { def } = field._zod;
    if (def.type === 'string')
      return def.checks
        ?.map((check) => check._zod.def as Partial<z.core.$ZodCheckMaxLengthDef>)
        .find(({ check }) => check === 'max_length')?.maximum;
    const { innerType, in: first } = def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
    field = innerType ?? first;
  }
  return undefined;
}

/** A field that was left empty is not part of the request, where the schema allows it to be missing. */
export function withoutBlanks(schema: FormSchema, request: object): object {
  const mayBeMissing = (name: string) => fieldOf(schema, name)?._zod.optin === 'optional';
  return Object.fromEntries(
    Object.entries(request).filter(([name, value]) => !(isBlank(value) && mayBeMissing(name))),
  );
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');
