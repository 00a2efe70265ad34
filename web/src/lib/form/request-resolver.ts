import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { faultWords, REQUIRED } from './fault-words.ts';
import { isBlank, withoutBlanks, type FormSchema } from './form-schema.ts';

/** What is wrong with a field, in words; anything falsy is fine. */
export type Faults<Values> = { [Name in keyof Values]?: string | false | undefined };

/** Where a fault stands that belongs to none of the fields. */
export const WHOLE = 'wholeForm';

/** From what stands in the fields to a request that may be sent, or to what is wrong with which field. */
export function requestResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Output>,
  fields: readonly string[],
  requestOf: (values: Values) => object = (values) => values,
  rules: (values: Values) => Faults<Values> = () => ({}),
): Resolver<Values, unknown, Output & FieldValues> {
  return (values) => {
    // Against a blank nothing but its absence is said, whatever else a schema finds.
    const own = Object.entries(rules(values)).filter(([, words]) => words);
    const read = schema.safeParse(withoutBlanks(schema, requestOf(values)), { error: faultWords });
    if (read.success && own.length === 0) return { values: read.data as Output & FieldValues, errors: {} };

    const faults = new Map<string, string>();
    for (const { path, message } of read.success ? [] : read.error.issues) {
      const name = String(path[0]);
      const field = fields.includes(name) ? name : WHOLE;
      if (!faults.has(field))
        faults.set(field, isBlank(values[field]) && field !== WHOLE ? REQUIRED : message);
    }
    for (const [field, words] of own) faults.set(field, words as string);
    // What is wrong with a field explains the rest.
    if (faults.size > 1) faults.delete(WHOLE);
    const errors = Object.fromEntries(
      [...faults].map(([name, message]) => [name, { type: 'request', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
