import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { faultWords, REQUIRED } from './fault-words.ts';
import { isBlank, withoutBlanks, type FormSchema } from './form-schema.ts';

/** What is wrong with a field, in words; anything falsy is fine. */
export type Faults<Values> = { [Name in keyof Values]?: string | false | undefined };

/** Where a fault stands that belongs to none of the fields. */
export const WHOLE = 'wholeForm';

export interface RequestForm<Values, Output> {
  schema: FormSchema<Output>;
  fields: readonly string[];
  /** Without it the fields are the request. */
  request?: ((values: Values) => object) | undefined;
  rules?: ((values: Values) => Faults<Values>) | undefined;
}

/** What may be sent of what stands in the fields; or what is wrong with which field, with the whole of it as `WHOLE`. */
export function readRequest<Values extends FieldValues, Output>(
  { schema, fields, request = (same) => same, rules = () => ({}) }: RequestForm<Values, Output>,
  values: Values,
): { request: Output; faults?: undefined } | { faults: Record<string, string | undefined> } {
  const own = Object.entries(rules(values)).filter(([, words]) => words);
  const read = schema.safeParse(withoutBlanks(schema, request(values)), { error: faultWords });
  if (read.success && own.length === 0) return { request: read.data };

  const faults: Record<string, string | undefined> = {};
  for (const { path, message } of read.success ? [] : read.error.issues) {
    const name = String(path[0]);
    const field = fields.includes(name) ? name : WHOLE;
    // Against a blank nothing but its absence is said, whatever else a schema finds.
    faults[field] ??= field !== WHOLE && isBlank(values[field]) ? REQUIRED : message;
  }
  for (const [field, words] of own) faults[field] = words as string;
  // What is wrong with a field explains the rest.
  if (Object.keys(faults).length > 1) delete faults[WHOLE];
  return { faults };
}

/** The same for react-hook-form. */
export const requestResolver =
  <Values extends FieldValues, Output>(
    form: RequestForm<Values, Output>,
  ): Resolver<Values, unknown, Output & FieldValues> =>
  (values) => {
    const read = readRequest(form, values);
    if (!read.faults) return { values: read.request as Output & FieldValues, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(read.faults).map(([name, message]) => [name, { type: 'request', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
